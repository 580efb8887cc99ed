// What the judge starts: regelratt check --adapter "exec:node adapter.mjs"
// The order matters: rpc.mjs comes first and keeps stdout clean of what an engine logs when it is loaded.
import { serve } from "./rpc.mjs";
import { engine } from "./engine.mjs";

await serve(engine);

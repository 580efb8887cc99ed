// What the judge starts: regelratt check --adapter "exec:node dist/adapter.js"
// The order matters: rpc.js comes first and keeps stdout clean of what an engine logs when it is loaded.
import { serve } from "./rpc.js";
import { engine } from "./engine.js";

await serve(engine);

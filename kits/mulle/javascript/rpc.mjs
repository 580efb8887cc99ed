// JSON-RPC 2.0 on stdin and stdout, one message a line. There is nothing to fill in here.
import { Console } from "node:console";

const QUESTIONS = ["hello", "values", "deal", "moves", "play", "score"];
const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;

// stdout belongs to the messages: console.log() and its kin go to stderr, which the judge shows when something breaks.
globalThis.console = new Console(process.stderr);

/** Answers questions, one after the other, until stdin closes. */
export async function serve(engine) {
  process.stdout.on("error", () => process.exit()); // nobody listens any more
  for await (const line of lines(process.stdin)) {
    const answer = line.trim() && (await answered(line, engine));
    if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

// Not node:readline, which also ends a line at U+2028, and JSON may hold that.
async function* lines(stream) {
  let rest = "";
  for await (const chunk of stream.setEncoding("utf8")) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop();
    yield* parts;
  }
  yield rest;
}

async function answered(line, engine) {
  let request;
  try {
    request = JSON.parse(line);
  } catch (error) {
    return failed(null, PARSE_ERROR, `Not JSON: ${error.message}`);
  }
  if (request?.jsonrpc !== "2.0" || typeof request.method !== "string") {
    return failed(null, INVALID_REQUEST, "Not a JSON-RPC 2.0 request");
  }
  const answer = await asked(request.id, request.method, request.params ?? {}, engine);
  return request.id === undefined ? undefined : answer; // without an id no answer is wanted
}

async function asked(id, method, params, engine) {
  if (!QUESTIONS.includes(method) || typeof engine[method] !== "function") {
    return failed(id, METHOD_NOT_FOUND, `There is no question called ${method}`);
  }
  try {
    return { jsonrpc: "2.0", id, result: (await engine[method](params)) ?? null };
  } catch (error) {
    console.error(error);
    return failed(id, INTERNAL_ERROR, error instanceof Error ? error.message : String(error));
  }
}

function failed(id, code, message) {
  return { jsonrpc: "2.0", id, error: { code, message } };
}

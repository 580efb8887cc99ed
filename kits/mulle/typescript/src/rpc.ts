// JSON-RPC 2.0 on stdin and stdout, one message a line. There is nothing to fill in here.
import { Console } from "node:console";
import { QUESTIONS, type Engine } from "./contract.js";

const PARSE_ERROR = -32700;
const INVALID_REQUEST = -32600;
const METHOD_NOT_FOUND = -32601;
const INTERNAL_ERROR = -32603;

interface Request {
  jsonrpc: "2.0";
  id?: number | string | null;
  method: string;
  params?: unknown;
}

type Response =
  | { jsonrpc: "2.0"; id: Request["id"]; result: unknown }
  | { jsonrpc: "2.0"; id: Request["id"]; error: { code: number; message: string } };

// stdout belongs to the messages: console.log() and its kin go to stderr, which the judge shows when something breaks.
globalThis.console = new Console(process.stderr);

/** Answers questions, one after the other, until stdin closes. */
export async function serve(engine: Engine): Promise<void> {
  process.stdout.on("error", () => process.exit()); // nobody listens any more
  for await (const line of lines(process.stdin)) {
    const answer = line.trim() && (await answered(line, engine));
    if (answer) process.stdout.write(`${JSON.stringify(answer)}\n`);
  }
}

// Not node:readline, which also ends a line at U+2028, and JSON may hold that.
async function* lines(stream: NodeJS.ReadStream): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of stream.setEncoding("utf8")) {
    const parts = (rest + String(chunk)).split("\n");
    rest = parts.pop() ?? "";
    yield* parts;
  }
  yield rest;
}

async function answered(line: string, engine: Engine): Promise<Response | undefined> {
  let request: unknown;
  try {
    request = JSON.parse(line);
  } catch (error) {
    return failed(null, PARSE_ERROR, `Not JSON: ${told(error)}`);
  }
  if (!isRequest(request)) return failed(null, INVALID_REQUEST, "Not a JSON-RPC 2.0 request");
  const answer = await asked(request, engine);
  return request.id === undefined ? undefined : answer; // without an id no answer is wanted
}

async function asked({ id, method, params }: Request, engine: Engine): Promise<Response> {
  const question = QUESTIONS.find((name) => name === method);
  if (!question) return failed(id, METHOD_NOT_FOUND, `There is no question called ${method}`);
  try {
    // The judge sends what the contract says, so the parameters are taken at their word.
    const ask = engine[question].bind(engine) as (params: unknown) => unknown;
    return { jsonrpc: "2.0", id, result: (await ask(params ?? {})) ?? null };
  } catch (error) {
    console.error(error);
    return failed(id, INTERNAL_ERROR, told(error));
  }
}

function isRequest(value: unknown): value is Request {
  const request = value as Partial<Request> | null;
  return request?.jsonrpc === "2.0" && typeof request.method === "string";
}

function failed(id: Request["id"], code: number, message: string): Response {
  return { jsonrpc: "2.0", id, error: { code, message } };
}

function told(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { Agent, request } from "node:http";
import { resolve } from "node:path";

export const serviceFile = "services/enquiries/main.ts";
const agent = new Agent({ keepAlive: true });

type End = (signal: NodeJS.Signals) => Promise<number | null>;

export class EnquiryService {
  readonly port: number;
  readonly #origin: string;
  readonly #output: string[];
  readonly #end: End;

  constructor(port: number, origin: string, output: string[], end: End) {
    this.port = port;
    this.#origin = origin;
    this.#output = output;
    this.#end = end;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get output(): string {
    return this.#output.join("");
  }

  /** Returns the exit code. */
  end(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    return this.#end(signal);
  }

  /** Returns the status, or undefined if there is no answer. */
  post(body: unknown, headers: Record<string, string> = {}): Promise<number | undefined> {
    return new Promise((resolve) => {
      const options = {
        method: "POST",
        agent,
        headers: { "Content-Type": "application/json", Origin: this.#origin, ...headers },
      };
      const outgoing = request(`${this.url}/consultas`, options, (response) => {
        response.resume();
        response.once("end", () => resolve(response.statusCode));
        response.once("error", () => resolve(undefined));
      });
      outgoing.once("error", () => resolve(undefined));
      outgoing.end(typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body));
    });
  }

  async health(): Promise<Record<string, unknown>> {
    return (await fetch(`${this.url}/health`)).json();
  }
}

/** Starts the service in a shell, which first runs `limit`, for example «ulimit -f 2000;». */
export async function startEnquiryService(
  origin: string,
  variables: NodeJS.ProcessEnv,
  limit = "",
): Promise<EnquiryService> {
  const child = spawn("sh", ["-c", `${limit} exec "$0" "$@"`, process.execPath, serviceFile], {
    env: { PATH: process.env.PATH, ...compileCache, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    const collect = (chunk: Buffer) => {
      output.push(chunk.toString("utf8"));
      const found = /"event":"started".*"port":(\d+)/.exec(output.join(""))?.[1];
      if (found) resolve(Number(found));
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.once("exit", (code) => reject(new Error(`ended with ${code}: ${output.join("")}`)));
  });
  return new EnquiryService(port, origin, output, async (signal) => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, "exit");
      child.kill(signal);
      await ended;
    }
    return child.exitCode;
  });
}

/** Node caches compiled code in this folder, so that the service starts in half the time. */
export const compileCache = { NODE_COMPILE_CACHE: resolve(".cache/compiled") };

export const newId = () => randomBytes(16).toString("hex");

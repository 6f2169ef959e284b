import { connect, type Socket } from "node:net";

export type Answer = { status: number; headers: Map<string, string>; body: string };

/** Requests any target unchanged. HTTP libraries would normalise it first. */
export class RawConnection {
  #port: number;
  #socket: Socket | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  ask(target: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
    const socket = this.#open();
    const lines = Object.entries({ Host: "localhost", ...headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const finish = (answer: Answer | undefined, error?: Error) => {
        socket.removeAllListeners();
        socket.on("error", () => this.close());
        if (!answer || answer.headers.get("connection") === "close") this.close();
        if (answer) resolve(answer);
        else reject(error ?? new Error(`no answer to ${JSON.stringify(target.slice(0, 200))}`));
      };
      socket.on("data", (chunk) => {
        chunks.push(chunk);
        const answer = parse(Buffer.concat(chunks), method, false);
        if (answer) finish(answer);
      });
      socket.on("error", (error) => finish(undefined, error));
      socket.on("close", () => finish(parse(Buffer.concat(chunks), method, true)));
      socket.write(`${method} ${target} HTTP/1.1\r\n${lines.join("")}\r\n`);
    });
  }

  close() {
    this.#socket?.destroy();
    this.#socket = undefined;
  }

  #open(): Socket {
    this.#socket ??= connect(this.#port, "127.0.0.1").setNoDelay();
    return this.#socket;
  }
}

function parse(bytes: Buffer, method: string, ended: boolean): Answer | undefined {
  const end = bytes.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [first = "", ...lines] = bytes.toString("latin1", 0, end).split("\r\n");
  const headers = new Map(
    lines.map((line) => [line.split(":")[0]?.toLowerCase() ?? "", line.replace(/^[^:]*: ?/, "")]),
  );
  const status = Number(first.split(" ")[1]);
  const body = bytes.subarray(end + 4);
  const length =
    method === "HEAD" || status === 304 ? 0 : Number(headers.get("content-length") ?? Number.NaN);
  if (!ended && !(body.length >= length)) return undefined;
  return { status, headers, body: body.toString("utf8") };
}

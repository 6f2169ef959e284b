import { answerTimeout, type Json } from "./driver.ts";

type Answer = { id?: number; result?: unknown; error?: unknown; message?: string };

/** Sends commands over a WebSocket. WebDriver BiDi and Chromium's protocol use the same message format. */
export class Connection {
  #socket: WebSocket;
  #sent = 0;
  #waiting = new Map<number, (answer: Answer) => void>();

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const answer: Answer = JSON.parse(String(data));
      if (answer.id) this.#waiting.get(answer.id)?.(answer);
    });
  }

  static open(address: string): Promise<Connection> {
    const socket = new WebSocket(address);
    return new Promise((resolve, reject) => {
      socket.addEventListener("open", () => resolve(new Connection(socket)));
      socket.addEventListener("error", () => reject(new Error(`${address} does not answer`)));
    });
  }

  send<Result>(method: string, params: Record<string, Json>): Promise<Result> {
    this.#sent += 1;
    const id = this.#sent;
    this.#socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`${method}: no answer`)), answerTimeout);
      this.#waiting.set(id, ({ result, error, message }) => {
        clearTimeout(late);
        this.#waiting.delete(id);
        if (error === undefined) resolve(result as Result);
        else reject(new Error(`${method}: ${JSON.stringify(error)}, ${message}`));
      });
    });
  }

  close() {
    this.#socket.close();
  }
}

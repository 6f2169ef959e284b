/** Sends mails to the mail server one after another. The connection stays open between mails. */
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { MailSettings } from "../settings.ts";
import type { ComposedMail } from "./compose.ts";

/**
 * `accepted`, `refused`: the answer of the server. `failed`: the server never got the end of the mail, so it
 * cannot deliver the mail. `doubt`: the complete mail was sent, but no answer came.
 */
export type Outcome =
  | { kind: "accepted" }
  | { kind: "refused"; code: number; answer: string }
  | { kind: "failed" | "doubt"; error: unknown };

/** With this code the server closes the connection. The code says nothing about the mail. */
const serviceNotAvailable = 421;
const maxConnectTime = 30_000;
/** Maximum milliseconds to wait for a sign of a broken connection before the end of a mail is sent. */
const maxBreakDelay = 1000;

export class SmtpClient {
  readonly #settings: MailSettings;
  #connection: Connection | undefined;

  constructor(settings: MailSettings) {
    this.#settings = settings;
  }

  /** Calls `beforeEnd` before it sends the end of the mail. The server ignores a mail without its end. */
  async send({ from, to, raw }: ComposedMail, beforeEnd = async () => {}): Promise<Outcome> {
    let isComplete = false;
    try {
      this.#connection ??= await Connection.open(this.#settings);
      const connection = this.#connection;
      const start = performance.now();
      async function* content() {
        const roundTripTime = performance.now() - start;
        yield raw;
        await connection.flushed(raw.length, Math.min(roundTripTime, maxBreakDelay));
        await beforeEnd();
        connection.throwIfBroken();
        isComplete = true;
      }
      await connection.send(from, to, raw.length, Readable.from(content()));
      return { kind: "accepted" };
    } catch (error) {
      this.close();
      const code = refusalCode(error);
      if (code === undefined) return { kind: isComplete ? "doubt" : "failed", error };
      // If the server refused the greeting or the login, it did not refuse this mail.
      if (code === serviceNotAvailable || !concernsMail(error)) return { kind: "failed", error };
      return { kind: "refused", code, answer: error instanceof Error ? error.message.slice(0, 300) : "" };
    }
  }

  quit() {
    this.#connection?.quit();
    this.#connection = undefined;
  }

  close() {
    this.#connection?.close();
    this.#connection = undefined;
  }
}

class Connection {
  readonly #smtp: SMTPConnection;
  /** A promise that rejects when the connection breaks. */
  readonly #broken: Promise<never>;
  #error: Error | undefined;
  #bytesBefore = 0;

  private constructor({ host, port, security, timeout }: MailSettings) {
    this.#smtp = new SMTPConnection({
      host,
      port,
      secure: security === "tls",
      requireTLS: security === "starttls",
      ignoreTLS: security === "none",
      connectionTimeout: Math.min(maxConnectTime, timeout),
      greetingTimeout: Math.min(maxConnectTime, timeout),
      socketTimeout: timeout,
    });
    this.#broken = new Promise((_, reject) => {
      const fail = (error: Error) => {
        this.#error ??= error;
        reject(error);
      };
      this.#smtp.once("error", fail);
      this.#smtp.once("end", () => fail(new Error("the mail server closed the connection")));
    });
    this.#broken.catch(() => {});
  }

  static async open(settings: MailSettings): Promise<Connection> {
    const connection = new Connection(settings);
    const smtp = connection.#smtp;
    try {
      await connection.#call((callback) => smtp.connect(callback));
      // The end of a mail is a small packet of its own, which TCP would otherwise delay by 40 ms.
      if (smtp._socket) smtp._socket.setNoDelay(true);
      if (settings.login) {
        const { user, password: pass } = settings.login;
        await connection.#call((callback) => smtp.login({ user, pass }, callback));
      }
      return connection;
    } catch (error) {
      connection.close();
      throw error;
    }
  }

  async send(from: string, to: string, size: number, message: Readable) {
    this.#bytesBefore = this.#socket?.bytesWritten ?? 0;
    await this.#call((callback) => this.#smtp.send({ from, to, size }, message, callback));
  }

  /**
   * Resolves when the kernel has `bytes` of the message and `breakDelay` has passed. Rejects if the
   * connection breaks first. The server then has no complete message.
   */
  async flushed(bytes: number, breakDelay: number) {
    const isFlushed = () => {
      const socket = this.#socket;
      return socket && socket.bytesWritten - this.#bytesBefore >= bytes && socket.writableLength === 0;
    };
    while (!isFlushed()) await Promise.race([pause(1), this.#broken]);
    await Promise.race([pause(breakDelay), this.#broken]);
  }

  throwIfBroken() {
    const socket = this.#socket;
    if (this.#error) throw this.#error;
    if (!socket || socket.destroyed || socket.readableEnded) throw new Error("the connection broke");
  }

  quit() {
    this.#smtp.quit();
  }

  close() {
    this.#smtp.close();
  }

  get #socket() {
    return this.#smtp._socket || undefined;
  }

  #call(start: (callback: (error?: Error | null) => void) => void): Promise<void> {
    const answer = new Promise<void>((resolve, reject) => {
      start((error) => (error ? reject(error) : resolve()));
    });
    return Promise.race([answer, this.#broken]);
  }
}

function refusalCode(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("responseCode" in error)) return undefined;
  return typeof error.responseCode === "number" && error.responseCode >= 400 ? error.responseCode : undefined;
}

function concernsMail(error: unknown): boolean {
  const command = error instanceof Error && "command" in error ? String(error.command) : "";
  return /^(MAIL FROM|RCPT TO|DATA)/.test(command);
}

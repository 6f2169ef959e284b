/** One connection to the mail server, with promises. */
import type { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { MailSettings } from "./settings.ts";

const patience = 30_000;

export class Smtp {
  readonly #connection: SMTPConnection;
  /** Fails when the connection does, whoever waits for what. */
  readonly #broken: Promise<never>;

  private constructor(settings: MailSettings) {
    const { host, port, security, timeout } = settings;
    this.#connection = new SMTPConnection({
      host,
      port,
      secure: security === "tls",
      requireTLS: security === "starttls",
      ignoreTLS: security === "none",
      connectionTimeout: Math.min(patience, timeout),
      greetingTimeout: Math.min(patience, timeout),
      socketTimeout: timeout,
    });
    this.#broken = new Promise((_, reject) => {
      this.#connection.once("error", reject);
      this.#connection.once("end", () => reject(new Error("the mail server closed the connection")));
    });
    this.#broken.catch(() => {});
  }

  /** Connected, secured and logged in. */
  static async open(settings: MailSettings): Promise<Smtp> {
    const smtp = new Smtp(settings);
    try {
      await smtp.#done((callback) => smtp.#connection.connect(callback));
      // The end of a letter is small and follows alone: held back, each would take 40 ms.
      if (smtp.#connection._socket) smtp.#connection._socket.setNoDelay(true);
      const { login } = settings;
      if (login) {
        const { user, password: pass } = login;
        await smtp.#done((callback) => smtp.#connection.login({ user, pass }, callback));
      }
      return smtp;
    } catch (error) {
      smtp.close();
      throw error;
    }
  }

  /** Resolves when the server has taken the message over. */
  async send(from: string, to: string, size: number, message: Readable) {
    await this.#done((callback) => this.#connection.send({ from, to, size }, message, callback));
  }

  quit() {
    this.#connection.quit();
  }

  close() {
    this.#connection.close();
  }

  #done(start: (callback: (error?: Error | null) => void) => void): Promise<void> {
    const answer = new Promise<void>((resolve, reject) => {
      start((error) => (error ? reject(error) : resolve()));
    });
    return Promise.race([answer, this.#broken]);
  }
}

/** What the server said when it refused: a number from 400 on. */
export function refusalOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !("responseCode" in error)) return undefined;
  return typeof error.responseCode === "number" && error.responseCode >= 400 ? error.responseCode : undefined;
}

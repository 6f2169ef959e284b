/** A real mail server in this process, for the demonstration and the tests: it keeps what it is sent. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerError, type SMTPServerSession } from "smtp-server";

export type Letter = Omit<Email, "to"> & { raw: string; to: string[] };

/** What it says to a letter: nothing when it takes it, or the code and words of its refusal. */
type Answer = { code: number; words: string } | undefined;

export class Mailbox {
  readonly letters: Letter[] = [];
  port = 0;
  /** Both may wait, refuse, or never answer. */
  answer: (letter: Letter) => Answer | Promise<Answer> = () => undefined;
  answerRecipient: (address: string) => Answer | Promise<Answer> = () => undefined;
  #server: SMTPServer | undefined;

  /** On the port it had before, if it was there before. */
  async start() {
    this.#server = new SMTPServer({
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      logger: false,
      closeTimeout: 10,
      onAuth: (_, __, callback) => callback(null, { user: "anyone" }),
      onRcptTo: async ({ address }, _, callback) => callback(errorOf(await this.answerRecipient(address))),
      onData: async (stream, session, callback) => {
        const chunks: Buffer[] = [];
        try {
          for await (const chunk of stream) chunks.push(chunk);
        } catch {
          // Cut off before its end: it does not count.
          return;
        }
        callback(errorOf(await this.#take(Buffer.concat(chunks), session)));
      },
    });
    this.#server.on("error", () => {});
    const { server } = this.#server;
    this.#server.listen(this.port, "127.0.0.1");
    await once(server, "listening");
    this.port = (server.address() as AddressInfo).port;
  }

  async stop() {
    const server = this.#server;
    if (server) await new Promise<void>((done) => server.close(() => done()));
  }

  async #take(raw: Buffer, { envelope }: SMTPServerSession): Promise<Answer> {
    const email = await readLetter(raw);
    const to = envelope.rcptTo.map(({ address }) => address);
    const letter = { ...email, raw: raw.toString("utf8"), to };
    const refusal = await this.answer(letter);
    if (!refusal) this.letters.push(letter);
    return refusal;
  }
}

function errorOf(answer: Answer): SMTPServerError | null {
  return answer ? Object.assign(new Error(answer.words), { responseCode: answer.code }) : null;
}

export function readLetter(raw: Buffer): Promise<Email> {
  return PostalMime.parse(raw);
}

/** Line breaks as they were written: the wire has its own. */
export function textOf({ text = "" }: Pick<Email, "text">): string {
  return text.replaceAll("\r\n", "\n").replace(/\n$/, "");
}

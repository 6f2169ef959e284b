/** A real mail server for the demonstration and the tests. It runs in this process and stores the mails. */
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerError, type SMTPServerSession } from "smtp-server";

export type ReceivedMail = Omit<Email, "to"> & { raw: string; to: string[] };

/** The answer of the mail server. `undefined` means that it accepts the mail or the recipient. */
type Answer = { code: number; text: string } | undefined;

export class Mailbox {
  readonly received: ReceivedMail[] = [];
  port = 0;
  /** Tests replace `answer` and `answerRecipient` with functions that delay, refuse, or never answer. */
  answer: (mail: ReceivedMail) => Answer | Promise<Answer> = () => undefined;
  answerRecipient: (address: string) => Answer | Promise<Answer> = () => undefined;
  #server: SMTPServer | undefined;

  /** Listens on a free port, or again on the port of its last start. */
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
          // The connection broke before the end of the mail, so the mail does not count.
          return;
        }
        callback(errorOf(await this.#receive(Buffer.concat(chunks), session)));
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

  async #receive(raw: Buffer, { envelope }: SMTPServerSession): Promise<Answer> {
    const email = await parseMail(raw);
    const to = envelope.rcptTo.map(({ address }) => address);
    const mail = { ...email, raw: raw.toString("utf8"), to };
    const refusal = await this.answer(mail);
    if (!refusal) this.received.push(mail);
    return refusal;
  }
}

function errorOf(answer: Answer): SMTPServerError | null {
  return answer ? Object.assign(new Error(answer.text), { responseCode: answer.code }) : null;
}

export function parseMail(raw: Buffer): Promise<Email> {
  return PostalMime.parse(raw);
}

export function textOf({ text = "" }: Pick<Email, "text">): string {
  return text.replaceAll("\r\n", "\n").replace(/\n$/, "");
}

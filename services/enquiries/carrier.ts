/** Carries one letter after the other to the mail server, over a connection that it keeps. */
import { Readable } from "node:stream";
import type { Letter } from "./mails.ts";
import type { MailSettings } from "./settings.ts";
import { refusalOf, Smtp } from "./smtp.ts";

/**
 * What became of a letter: taken over; refused with a code; not carried at all; or in doubt, when all of it had left
 * and no answer came.
 */
export type Outcome =
  | { kind: "taken" }
  | { kind: "refused"; code: number; words: string }
  | { kind: "failed" | "doubt"; error: unknown };

/** The server closes, whatever the letter: as good as no connection. */
const goingAway = 421;

export class Carrier {
  readonly #settings: MailSettings;
  #smtp: Smtp | undefined;

  constructor(settings: MailSettings) {
    this.#settings = settings;
  }

  /** The end of the letter, which makes it count, leaves only after it has been noted. */
  async carry({ from, to, raw }: Letter, noteEnd: () => Promise<void>): Promise<Outcome> {
    let complete = false;
    async function* letter() {
      yield raw;
      await noteEnd();
      complete = true;
    }
    try {
      this.#smtp ??= await Smtp.open(this.#settings);
      await this.#smtp.send(from, to, raw.length, Readable.from(letter()));
      return { kind: "taken" };
    } catch (error) {
      this.hangUp();
      const code = refusalOf(error);
      if (code === undefined) return { kind: complete ? "doubt" : "failed", error };
      // A refused greeting or login says nothing of the letter.
      if (code === goingAway || !isOfLetter(error)) return { kind: "failed", error };
      return { kind: "refused", code, words: error instanceof Error ? error.message.slice(0, 300) : "" };
    }
  }

  /** Says goodbye: there is nothing to carry. */
  rest() {
    this.#smtp?.quit();
    this.#smtp = undefined;
  }

  hangUp() {
    this.#smtp?.close();
    this.#smtp = undefined;
  }
}

function isOfLetter(error: unknown): boolean {
  const command = error instanceof Error && "command" in error ? String(error.command) : "";
  return /^(MAIL FROM|RCPT TO|DATA)/.test(command);
}

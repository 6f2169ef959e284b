import type { Enquiry } from "../schema.ts";
import type { Row } from "./database.ts";

/**
 * - waiting: not sent yet, or refused and waiting for the next try.
 * - sending: the end of the mail may have been sent, but the server has not answered.
 * - doubt: the server never answered, so the mailbox may have the mail (docs/decisions/016).
 * - refused: not sent again.
 */
export type MailState = "waiting" | "sending" | "sent" | "doubt" | "refused";

export const inboxStates = ["new", "attended", "doubt", "unsent"] as const;
export type InboxState = (typeof inboxStates)[number];

export const stateNames: Record<InboxState, string> = {
  new: "nueva",
  attended: "atendida",
  doubt: "en duda",
  unsent: "sin enviar",
};

/** `version` grows when the visitor corrects the enquiry. */
export type StoredEnquiry = {
  seq: number;
  id: string;
  version: number;
  received: number;
  attended: number | null;
  note: string;
  mail: MailState;
  state: InboxState;
  enquiry: Enquiry;
};

/** Reads an enquiry from a row, without validation, because only valid enquiries are stored. */
export function storedEnquiry(row: Row): StoredEnquiry {
  return {
    seq: Number(row.seq),
    id: String(row.id),
    version: Number(row.version),
    received: Number(row.received),
    attended: row.attended === null ? null : Number(row.attended),
    note: String(row.note),
    mail: row.mail as MailState,
    state: row.state as InboxState,
    enquiry: JSON.parse(String(row.body)),
  };
}

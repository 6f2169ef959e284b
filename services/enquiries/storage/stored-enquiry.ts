import type { Enquiry } from "../schema.ts";
import type { Row } from "./database.ts";

/**
 * A mail starts as `waiting`. It is `sending` from just before the end of the mail is sent until the server
 * answers. Then it is `sent` or, after a refusal, `waiting` again. If no answer comes, it is in `doubt`: the
 * mailbox may have it (docs/decisions/016). A `refused` mail is not sent again.
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

/** Does not check the body, because only valid enquiries are stored. */
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

/** The actions of the inbox on an enquiry. Each returns the address of the next page. */
import { HttpError } from "../http/http-error.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { EnquiryStore } from "../storage/enquiry-store.ts";
import type { StoredEnquiry } from "../storage/stored-enquiry.ts";
import { maxNoteLength } from "./enquiry-page.ts";
import { paths } from "./paths.ts";

type Context = { store: EnquiryStore; mailer: Mailer | undefined };
type Action = (context: Context, stored: StoredEnquiry, fields: URLSearchParams) => Promise<string>;

/** The messages that the next page may show. Its address contains the key of a message. */
export const doneTexts: Record<string, string> = {
  atendida: "La consulta está atendida.",
  nueva: "La consulta es «nueva» otra vez.",
  nota: "La nota está guardada.",
  enviar: "La consulta se enviará otra vez al buzón.",
  borrar: "La consulta está borrada.",
  olvidar: "Todo lo de esa persona está borrado. Bórrelo también en el buzón y en los archivos exportados.",
};

const actions: Record<string, Action> = {
  atendida: async ({ store }, { id }) => {
    await store.setAttended(id, true);
    return enquiryAfter(id, "atendida");
  },
  nueva: async ({ store }, { id }) => {
    await store.setAttended(id, false);
    return enquiryAfter(id, "nueva");
  },
  nota: async ({ store }, { id }, fields) => {
    const note = (fields.get("nota") ?? "").replaceAll("\r\n", "\n").trim();
    if (note.length > maxNoteLength) throw new HttpError(422, "note too long");
    await store.setNote(id, note.toWellFormed().replace(/[^\P{Cc}\n\t]/gu, " "));
    return enquiryAfter(id, "nota");
  },
  enviar: async ({ store, mailer }, { id, mail }) => {
    // The mail server has not answered yet. Sending again could deliver the enquiry twice.
    if (mail === "sending") throw new HttpError(409, "being sent");
    await store.resend(id);
    mailer?.wake();
    return enquiryAfter(id, "enviar");
  },
  borrar: async ({ store }, { id }) => {
    await store.delete(id);
    return `${paths.inbox}?hecho=borrar`;
  },
};

export function actionOf(name: string): Action | undefined {
  return Object.hasOwn(actions, name) ? actions[name] : undefined;
}

function enquiryAfter(id: string, done: string): string {
  return `${paths.enquiry(id)}?hecho=${done}`;
}

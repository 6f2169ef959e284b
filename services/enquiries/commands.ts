/** The owner's commands on the command line. They also work while the service runs. */
import { writeFileSync } from "node:fs";
import { exportRows } from "./export.ts";
import { plainName, reference, shortTime } from "./format.ts";
import { subjectLabel } from "./schema.ts";
import type { Settings } from "./settings.ts";
import { openStorage, type Storage } from "./storage/storage.ts";
import { type StoredEnquiry, stateNames } from "./storage/stored-enquiry.ts";

/** A mistake in the command line. Its message is printed unchanged. */
export class UsageError extends Error {}

type Context = Storage & { settings: Settings };
type Command = (context: Context, args: string[]) => string | Promise<string>;

const usage = `npm run enquiries                        inicia el servicio (--json: registro en líneas JSON)
npm run enquiries -- list                lista las consultas guardadas
npm run enquiries -- list ID             muestra una consulta completa
npm run enquiries -- link                crea un enlace para entrar en la bandeja
npm run enquiries -- export [ARCHIVO]    las exporta en CSV para Excel (--comma: separado por comas)
npm run enquiries -- resend ID           envía otra vez una consulta al buzón
npm run enquiries -- delete ID           borra una consulta
npm run enquiries -- forget CORREO       borra todo lo de una persona (LOPDP)
npm run enquiries -- backup ARCHIVO      guarda una copia, también con el servicio en marcha`;

const commands: Record<string, Command> = {
  list,
  link,
  export: exportAll,
  resend,
  delete: deleteOne,
  forget,
  backup,
};

export async function runCommand(name: string, args: string[], settings: Settings): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(usage);
  const storage = openStorage(settings);
  try {
    return await command({ ...storage, settings }, args);
  } finally {
    storage.database.close();
  }
}

function list({ store, queue }: Context, [id]: string[]): string {
  if (id) return details(one(store.find(id), id), queue);
  const all = store.list({}, { limit: 1_000_000 });
  if (all.length === 0) return "No hay consultas guardadas.";
  return all
    .map(({ id, received, state, enquiry }) =>
      [
        reference(id),
        shortTime(received),
        stateNames[state].padEnd(10),
        subjectLabel(enquiry),
        [enquiry.name, enquiry.company].filter(Boolean).map(plainName).join(", "),
      ].join("  "),
    )
    .join("\n");
}

function details({ id, version, received, enquiry, state, note }: StoredEnquiry, queue: Storage["queue"]) {
  const { attempts, error } = queue.status(id);
  const notes = [
    `Referencia: ${id}`,
    `Recibida: ${shortTime(received)}${version > 1 ? `, correcciones: ${version - 1}` : ""}`,
    `Estado: ${stateNames[state]}${attempts > 0 ? `, intentos fallidos: ${attempts}` : ""}`,
    error && `El servidor de correo respondió: ${plainName(error)}`,
    note && `Nota: ${note}`,
  ];
  return [...notes.filter(Boolean), "", enquiry.text].join("\n");
}

async function link({ logins, settings }: Context): Promise<string> {
  const secret = await logins.create("link");
  return `${settings.inboxUrl}/entrar?enlace=${secret}\nSirve una sola vez, durante quince minutos.`;
}

function exportAll({ store }: Context, args: string[]): string {
  const separator = args.includes("--comma") ? "," : ";";
  const [file] = args.filter((arg) => arg !== "--comma");
  const text = [...exportRows(store, {}, separator)].join("");
  if (!file) return text;
  writeFileSync(file, text, { mode: 0o600 });
  return `Consultas en ${file}. Contiene datos personales: bórrelo cuando no lo necesite.`;
}

async function resend({ store }: Context, [id]: string[]): Promise<string> {
  const found = one(store.find(id ?? ""), id);
  if (found.mail === "sending") throw new UsageError("Esa consulta se está enviando ahora mismo.");
  await store.resend(found.id);
  return `La consulta ${reference(found.id)} se enviará otra vez; el servicio debe estar en marcha.`;
}

async function deleteOne({ store }: Context, [id]: string[]): Promise<string> {
  const found = one(store.find(id ?? ""), id);
  await store.delete(found.id);
  return `La consulta ${reference(found.id)} está borrada. Queda, si llegó, en el buzón.`;
}

async function forget({ store }: Context, [email]: string[]): Promise<string> {
  if (!email?.includes("@")) throw new UsageError("Escriba el correo de la persona: forget ana@example.com");
  const count = await store.forget(email);
  if (count === 0) return `No hay nada guardado de ${email}.`;
  return `Consultas borradas de ${email}: ${count}. Quedan, si las hay, en el buzón, en copias de seguridad y en archivos exportados.`;
}

async function backup({ database }: Context, [file]: string[]): Promise<string> {
  if (!file) throw new UsageError("Escriba el archivo de la copia: backup consultas.db");
  await database.backUp(file);
  return `Copia guardada en ${file}.`;
}

function one(found: StoredEnquiry[], id: string | undefined): StoredEnquiry {
  if (!id || id.length < 4) throw new UsageError("Escriba al menos cuatro caracteres de la referencia.");
  const [first, second] = found;
  if (!first) throw new UsageError(`No hay ninguna consulta ${id}.`);
  if (second) throw new UsageError(`Hay varias consultas que empiezan por ${id}.`);
  return first;
}

/** What the owner can do with what is kept. The service may run meanwhile. */
import { writeFileSync } from "node:fs";
import { csv } from "./csv.ts";
import type { MailState } from "./outbox.ts";
import { subjectLabel } from "./schema.ts";
import { openStore } from "./service.ts";
import type { Settings } from "./settings.ts";
import type { Listed } from "./store.ts";
import { reference, shortMoment, shownName } from "./words.ts";

/** A mistake of whoever typed the command, said in one line. */
export class Misuse extends Error {}

type Opened = ReturnType<typeof openStore>;
type Command = (opened: Opened, args: string[]) => string | Promise<string>;

const usage = `npm run enquiries                        inicia el servicio
npm run enquiries -- list                lista las consultas guardadas
npm run enquiries -- list ID             muestra una consulta completa
npm run enquiries -- export [ARCHIVO]    las exporta en CSV para Excel (--comma: separado por comas)
npm run enquiries -- resend ID           envía otra vez una consulta al buzón
npm run enquiries -- forget CORREO       borra todo lo de una persona (LOPDP)
npm run enquiries -- backup ARCHIVO      guarda una copia, también con el servicio en marcha`;

const stateNames: Record<MailState, string> = {
  waiting: "por enviar",
  sending: "enviando",
  sent: "enviada",
  doubt: "en duda",
  refused: "rechazada",
};

const commands: Record<string, Command> = { list, export: exportAll, resend, forget, backup };

export async function runCommand(name: string, args: string[], settings: Settings): Promise<string> {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Misuse(usage);
  const opened = openStore(settings);
  try {
    return await command(opened, args);
  } finally {
    opened.database.close();
  }
}

function list({ store }: Opened, [id]: string[]): string {
  if (id) return details(one(store.find(id), id));
  const all = store.list();
  if (all.length === 0) return "No hay consultas guardadas.";
  return all
    .map(({ id, received, state, enquiry }) =>
      [
        reference(id),
        shortMoment(received),
        stateNames[state].padEnd(10),
        subjectLabel(enquiry),
        [enquiry.name, enquiry.company].filter(Boolean).map(shownName).join(", "),
      ].join("  "),
    )
    .join("\n");
}

function details({ id, received, state, attempts, trouble, version, enquiry }: Listed): string {
  const notes = [
    `Referencia: ${id}`,
    `Recibida: ${shortMoment(received)}${version > 1 ? `, correcciones: ${version - 1}` : ""}`,
    `Estado: ${stateNames[state]}${attempts > 0 ? `, intentos fallidos: ${attempts}` : ""}`,
    trouble && `El servidor de correo respondió: ${shownName(trouble)}`,
  ];
  return [...notes.filter(Boolean), "", enquiry.text].join("\n");
}

const columns: Record<string, (item: Listed) => string> = {
  Referencia: ({ id }) => id,
  Recibida: ({ received }) => shortMoment(received),
  Estado: ({ state }) => stateNames[state],
  Nombre: ({ enquiry }) => enquiry.name,
  "Correo electrónico": ({ enquiry }) => enquiry.email,
  Teléfono: ({ enquiry }) => enquiry.phone,
  "Empresa/Institución": ({ enquiry }) => enquiry.company,
  Asunto: ({ enquiry }) => subjectLabel(enquiry),
  Sobre: ({ enquiry }) => enquiry.about,
  "Lista de cotización": ({ enquiry }) =>
    enquiry.lines
      .map(({ quantity, name, note }) => `${quantity} × ${name}${note && ` (${note})`}`)
      .join("\n"),
  Mensaje: ({ enquiry }) => enquiry.message,
};

function exportAll({ store }: Opened, args: string[]): string {
  const separator = args.includes("--comma") ? "," : ";";
  const [file] = args.filter((arg) => arg !== "--comma");
  const all = store.list();
  const rows = all.map((item) => Object.values(columns).map((value) => value(item)));
  const text = csv([Object.keys(columns), ...rows], separator);
  if (!file) return text;
  writeFileSync(file, text, { mode: 0o600 });
  return `Consultas en ${file}: ${all.length}. Contiene datos personales: bórrelo cuando no lo necesite.`;
}

async function resend({ store }: Opened, [id]: string[]): Promise<string> {
  const found = one(store.find(id ?? ""), id);
  if (found.state === "sending") throw new Misuse("Esa consulta se está enviando ahora mismo.");
  await store.resend(found.id);
  return `La consulta ${reference(found.id)} se enviará otra vez; el servicio debe estar en marcha.`;
}

async function forget({ store }: Opened, [email]: string[]): Promise<string> {
  if (!email?.includes("@")) throw new Misuse("Escriba el correo de la persona: forget ana@example.com");
  const count = await store.forget(email);
  if (count === 0) return `No hay nada guardado de ${email}.`;
  return `Consultas borradas de ${email}: ${count}. Quedan, si las hay, en el buzón, en copias de seguridad y en archivos exportados.`;
}

async function backup({ database }: Opened, [file]: string[]): Promise<string> {
  if (!file) throw new Misuse("Escriba el archivo de la copia: backup consultas.db");
  await database.backUp(file);
  return `Copia guardada en ${file}.`;
}

/** The one that an id, or its beginning, means. */
function one(found: Listed[], id: string | undefined): Listed {
  if (!id || id.length < 4) throw new Misuse("Escriba al menos cuatro caracteres de la referencia.");
  const [first, second] = found;
  if (!first) throw new Misuse(`No hay ninguna consulta ${id}.`);
  if (second) throw new Misuse(`Hay varias consultas que empiezan por ${id}.`);
  return first;
}

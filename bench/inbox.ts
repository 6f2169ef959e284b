/** Measures how fast an inbox with 50,000 enquiries answers. Processor time includes that of the client. */
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { loadavg } from "node:os";
import { enquirySchema } from "../services/enquiries/schema.ts";
import { startService } from "../services/enquiries/service.ts";
import { readSettings } from "../services/enquiries/settings.ts";
import { readSite } from "../services/enquiries/site.ts";
import { openStorage } from "../services/enquiries/storage/storage.ts";
import { markdownTable, record } from "./record.ts";

const count = Number(process.env.ENQUIRIES ?? 50_000);
/** The id of the enquiry in the middle of all enquiries. */
const middle = "0123456789abcdef0123456789abcdef";
const repetitions = 40;
const maxMilliseconds = 50;
const folder = ".cache/bench-inbox";
const names = ["Ana", "Luis", "María", "José", "Ñandú", "Carla", "Pedro", "Rosa", "Iván", "Lucía"];
const families = [
  "Vera",
  "Mora",
  "Castro",
  "Núñez",
  "Salazar",
  "Quishpe",
  "Loor",
  "Zambrano",
  "Ruiz",
  "Cedeño",
];
const products = ["MAGLUMI X6", "MACCURA F810", "Tubo de Tapa Lila", "Guantes de nitrilo", "Dengue NS1"];

rmSync(folder, { recursive: true, force: true });
const site = readSite();
const settings = readSettings(
  { ENQUIRIES_PORT: "0", ENQUIRIES_FILE: `${folder}/enquiries.db`, ENQUIRIES_URL: "http://localhost:1" },
  site,
);
await seed();
const { port, stop } = await startService(settings, site, () => {});
const cookie = await logIn();
const rows: (string | number)[][] = [];
for (const [name, query] of Object.entries({
  "first page": "",
  "page in the middle": `?antes=${count / 2}`,
  "one state": "?estado=atendida",
  "one state, in the middle": `?estado=atendida&antes=${count / 2}`,
  "search, every tenth": "?buscar=vera",
  "search by one letter": "?buscar=a",
  "search, two words": "?buscar=n%C3%BA%C3%B1ez+maglumi",
  "search, one enquiry": "?buscar=irrepetible",
  "search, nothing": "?buscar=zzzz",
  "search with a state": "?buscar=vera&estado=atendida",
  "search with an empty state": "?buscar=vera&estado=en+duda",
  "one enquiry": `/consultas/${middle}`,
})) {
  rows.push([name, ...(await measure(`/bandeja${query}`))]);
}
await stop();
rmSync(folder, { recursive: true, force: true });
const [load = 0] = loadavg();
record(
  "inbox",
  `Pages of the inbox with ${count} enquiries, ${repetitions} requests each on the loopback, in milliseconds.
Load average at the end: ${load.toFixed(1)}.

${markdownTable([["page", "processor time", "half within", "95 % within", "HTML in kB"], ...rows])}`,
);
const slow = rows.filter(([, processor]) => Number(processor) > maxMilliseconds);
if (slow.length > 0) {
  console.error(`Slower than ${maxMilliseconds} ms: ${slow.map(([name]) => name).join(", ")}`);
  process.exitCode = 1;
}

async function seed() {
  const { database, store } = openStorage(settings);
  const pick = (list: string[], index: number) => list[index % list.length] ?? "";
  for (let start = 0; start < count; start += 500) {
    await Promise.all(
      Array.from({ length: 500 }, (_, offset) => {
        const index = start + offset;
        const id = index === count / 2 ? middle : randomBytes(16).toString("hex");
        const name = `${pick(names, index)} ${pick(families, Math.floor(index / 10))}`;
        const about = pick(products, index);
        const message = `Solicito la cotización de ${about}. ¿Qué plazo de entrega tienen? ${index === 777 ? "irrepetible" : ""}`;
        return store.accept(
          enquirySchema.parse({
            id,
            name,
            email: `persona${index}@laboratorio.example`,
            phone: "04 000 0000",
            company: `Laboratorio ${pick(families, index)}`,
            subject: "sales",
            about,
            lines: [{ id: "a", name: about, quantity: 1 + (index % 9), note: "planta baja" }],
            message,
            text: `Ventas\n\n${message}`,
            consent: true,
            elapsed: 9000,
          }),
        );
      }),
    );
  }
  await database.write(() => {
    database.run("UPDATE mails SET state = 'sent' WHERE rowid % 50 <> 0");
    database.run("UPDATE enquiries SET attended = received WHERE seq % 5 <> 0");
  });
  database.close();
}

async function logIn(): Promise<string> {
  const { database, logins } = openStorage(settings);
  const link = await logins.create("link");
  database.close();
  const answer = await fetch(`http://127.0.0.1:${port}/bandeja/entrar`, {
    method: "POST",
    redirect: "manual",
    headers: { Origin: "http://localhost:1" },
    body: new URLSearchParams({ enlace: link }),
  });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

async function measure(path: string): Promise<string[]> {
  const times: number[] = [];
  let size = 0;
  const before = process.cpuUsage();
  for (let index = 0; index < repetitions; index++) {
    const start = performance.now();
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie } });
    size = (await answer.text()).length;
    times.push(performance.now() - start);
    if (answer.status !== 200) throw new Error(`${path} answers ${answer.status}`);
  }
  const { user, system } = process.cpuUsage(before);
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  return [((user + system) / 1000 / repetitions).toFixed(1), at(0.5), at(0.95), (size / 1000).toFixed(0)];
}

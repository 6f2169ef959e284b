import { readFileSync, statSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import { csvRow } from "../../../services/enquiries/export.ts";
import {
  arrivedIds,
  cleanUpAfterEach,
  command,
  enquiry,
  fileOfTest,
  mailSettingsFor,
  run,
  startMailbox,
  startService,
  storedIds,
  waitOptions,
  withDatabase,
} from "./support.ts";

cleanUpAfterEach();

test("the command «list» lists all enquiries, shows one in full, or says that there are none", async () => {
  expect(await command(["list"])).toEqual({ code: 0, text: "No hay consultas guardadas.\n" });
  const service = await startService();
  const sent = enquiry({ name: "Ana \u001b[31mVera\u202e" });
  await service.post(sent);
  const text = await run("list");
  expect(text).toMatch(
    /^[0-9a-f]{12} {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}sin enviar {2}Ventas y cotizaciones {2}Ana/,
  );
  for (const character of "\u001b\u202e") expect(text).not.toContain(character);
  const whole = await run("list", sent.id.slice(0, 8));
  expect(whole).toContain(`Referencia: ${sent.id}`);
  expect(whole).toContain("¿Qué plazo tienen?\n\nGracias: «ñandú» 😀");
});

test("a wrong command prints one line and fails", async () => {
  expect(await command(["resend", "abcdef"])).toEqual({ code: 1, text: "No hay ninguna consulta abcdef.\n" });
  await expect(run("lista")).rejects.toThrow("npm run enquiries -- list");
  const wrong = await command(["list"], { SMTP_PORT: "99999999", SMTP_PASSWORD: "muy-secreta" });
  expect(wrong.code).toBe(1);
  expect(wrong.text).toContain("SMTP_PORT");
  expect(wrong.text).not.toContain("muy-secreta");
});

test("in Excel, the export shows accents correctly and runs no formulas", async () => {
  const service = await startService();
  await service.post(
    enquiry({
      name: "=cmd|' /C calc'!A0",
      phone: "+593 99 000 0000",
      message: 'Dice "hola";\nñandú',
      ruc: "0990011674001",
      lines: [{ id: "a", name: "Tubo", pack: "caja de 100", quantity: 6, note: "urgente" }],
    }),
  );
  const file = fileOfTest("consultas.csv");
  expect(await run("export", file)).toContain(file);
  const bytes = readFileSync(file);
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(statSync(file).mode & 0o077).toBe(0);
  const text = bytes.toString("utf8");
  expect(text).toContain(
    `"'=cmd|' /C calc'!A0";"ana@laboratorio.example";"'+593 99 000 0000";"Laboratorio «Vera»";"0990011674001";"";"";`,
  );
  expect(text).toContain('"6 × Tubo (caja de 100, urgente)";"Dice ""hola"";\nñandú";""\r\n');
  expect(await run("export", "--comma")).toContain('","ana@laboratorio.example","');
  for (const start of ["=", "+", "-", "@", "\t=", " =", "＝", "\r="]) {
    expect(csvRow([`${start}1`], ";")).toBe(`"'${start}1"\r\n`);
  }
});

test("the command «resend» sends an enquiry again", async () => {
  const mailbox = await startMailbox();
  const service = await startService(mailSettingsFor(mailbox));
  const sent = enquiry();
  await service.post(sent);
  await vi.waitFor(async () => expect(await service.health()).toMatchObject({ sent: 1 }), waitOptions);
  expect(await run("resend", sent.id)).toContain("se enviará otra vez");
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id, sent.id]), waitOptions);
});

test("the command «forget» erases a person's enquiries, even from the bytes of the file", async () => {
  const service = await startService();
  const other = enquiry({ email: "otro@lab.example" });
  await service.post(enquiry({ email: "Ana@Laboratorio.example", message: "palabra-irrepetible" }));
  await service.post(enquiry({ message: "palabra-irrepetible" }));
  await service.post(other);
  expect(await run("forget", "ana@laboratorio.example")).toContain(
    "Consultas borradas de ana@laboratorio.example: 2.",
  );
  expect(storedIds()).toEqual([other.id]);
  for (const suffix of ["", "-wal"]) {
    expect(readFileSync(fileOfTest() + suffix).includes("palabra-irrepetible")).toBe(false);
  }
  expect(await run("forget", "nadie@lab.example")).toContain("No hay nada guardado");
  await expect(run("forget")).rejects.toThrow("Escriba el correo");
});

test("enquiries older than the privacy page states are erased, even from the file's bytes", async () => {
  const before = await startService();
  const [old, young] = [enquiry({ message: "palabra-irrepetible" }), enquiry()];
  await before.post(old);
  await before.post(young);
  await before.end();
  const age = (days: number, id: string) =>
    withDatabase((database) =>
      database.prepare("UPDATE enquiries SET stored = stored - ? WHERE id = ?").run(days * 86_400_000, id),
    );
  age(367, old.id);
  age(330, young.id);
  await startService();
  expect(storedIds()).toEqual([young.id]);
  for (const suffix of ["", "-wal"]) {
    expect(readFileSync(fileOfTest() + suffix).includes("irrepetible")).toBe(false);
  }
});

test("the command «delete» erases one enquiry, even from the bytes of the file", async () => {
  const service = await startService();
  const [deleted, other] = [enquiry({ message: "palabra-irrepetible" }), enquiry()];
  await service.post(deleted);
  await service.post(other);
  expect(await run("delete", deleted.id.slice(0, 12))).toContain("está borrada");
  expect(storedIds()).toEqual([other.id]);
  for (const suffix of ["", "-wal"]) {
    expect(readFileSync(fileOfTest() + suffix).includes("irrepetible")).toBe(false);
  }
});

test("upgrading a file of the first version keeps its enquiries and their mail state", async () => {
  const old = enquiry();
  withDatabase((database) => {
    database.exec(`
      CREATE TABLE enquiries (id TEXT PRIMARY KEY, version INTEGER NOT NULL DEFAULT 1, received INTEGER NOT NULL,
        email TEXT NOT NULL, digest TEXT NOT NULL, body TEXT NOT NULL) STRICT;
      CREATE INDEX enquiries_received ON enquiries (received);
      CREATE INDEX enquiries_email ON enquiries (email);
      CREATE TABLE mails (enquiry TEXT NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
        kind TEXT NOT NULL, copy INTEGER NOT NULL DEFAULT 1, state TEXT NOT NULL, attempts INTEGER NOT NULL DEFAULT 0,
        due INTEGER NOT NULL, lease INTEGER, trouble TEXT, PRIMARY KEY (enquiry, kind)) STRICT;
      CREATE INDEX mails_due ON mails (due) WHERE state = 'waiting';
      CREATE INDEX mails_lease ON mails (lease) WHERE state = 'sending'`);
    database
      .prepare("INSERT INTO enquiries VALUES (?, 1, ?, ?, 'x', ?)")
      .run(old.id, Date.now(), old.email, JSON.stringify(old));
    database
      .prepare("INSERT INTO mails (enquiry, kind, state, due) VALUES (?, 'sales', 'sent', 0)")
      .run(old.id);
  });
  expect(await run("list")).toMatch(/nueva {7}Ventas y cotizaciones {2}Ana Vera/);
  const service = await startService();
  expect(await service.post(enquiry())).toBe(204);
  expect(storedIds()).toHaveLength(2);
});

test("a back-up of the running service contains its enquiries", async () => {
  const service = await startService();
  const sent = enquiry();
  await service.post(sent);
  const file = fileOfTest("copia.db");
  expect(await run("backup", file)).toContain("Copia guardada");
  const copy = new DatabaseSync(file, { readOnly: true });
  expect(copy.prepare("SELECT id FROM enquiries").all()).toEqual([{ id: sent.id }]);
  copy.close();
});

import { expect, test, vi } from "vitest";
import { orderSheet, orderSheetName } from "#app/lib/quote/order-sheet.ts";
import { xlsxType } from "#app/lib/spreadsheet/xlsx.ts";
import { type Mailbox, textOf } from "../../../services/enquiries/demo/mailbox.ts";
import {
  arrivedIds,
  cleanUpAfterEach,
  enquiry,
  mailSettingsFor,
  startMailbox,
  startService,
  storedIds,
  waitOptions,
  withDatabase,
} from "./support.ts";

cleanUpAfterEach();

test("an enquiry is stored, acknowledged and mailed with the visitor as Reply-To", async () => {
  const mailbox = await startMailbox();
  const service = await startService(mailSettingsFor(mailbox));
  const sent = enquiry({
    about: "MAGLUMI X6",
    ruc: "1790011674001",
    city: "Cuenca",
    monthly: "sí",
    lines: [
      {
        id: "/productos/gases/toma#x6",
        name: "MAGLUMI X6",
        brand: "SNIBE",
        pack: "unidad",
        quantity: 2,
        note: "planta <b>baja</b>",
      },
    ],
  });
  expect(await service.post(sent)).toBe(204);
  expect(storedIds()).toEqual([sent.id]);
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(1), waitOptions);
  const [mail] = mailbox.received;
  expect(mail?.to).toEqual(["ventas@inventada.example"]);
  expect(mail?.from).toMatchObject({ name: "Empresa Inventada", address: "ventas@inventada.example" });
  expect(mail?.replyTo).toMatchObject([{ name: "Ana Vera", address: "ana@laboratorio.example" }]);
  expect(mail?.subject).toBe("Ventas y cotizaciones: MAGLUMI X6 · Ana Vera");
  expect(mail && textOf(mail)).toContain(`${sent.text}\n\nRecibida el `);
  expect(mail?.html).toContain("planta &lt;b&gt;baja&lt;/b&gt;");
  expect(mail?.html).toContain("Laboratorio «Vera»");
  expect(mail?.html).toMatch(/toma\/x6<.*>MAGLUMI X6<.*>SNIBE<.*>unidad<.*>2</);
  for (const value of ["1790011674001", "Cuenca", "sí"]) expect(mail?.html).toContain(`>${value}</td>`);
  expect(mail?.attachments).toMatchObject([
    { filename: orderSheetName, mimeType: xlsxType, content: orderSheet(sent.lines, sent).buffer },
  ]);
});

test("the service accepts enquiries with unknown or missing fields, from other form versions", async () => {
  const service = await startService();
  const sent = { ...enquiry(), ruc: undefined, later: { anything: [1] } };
  expect(await service.post(sent)).toBe(204);
  expect(
    withDatabase((database) => database.prepare("SELECT body FROM enquiries").get()?.body),
  ).not.toContain("later");
});

test("accents, emoji, line breaks, dots, spaces and long lines arrive unchanged", async () => {
  const mailbox = await startMailbox();
  const service = await startService(mailSettingsFor(mailbox));
  const texts = [
    "áéíóúüñ ¿¡ «» — € µL ≤ 10⁹/L",
    "👩🏽‍⚕️🇪🇨🏳️‍🌈 漢字 العربية",
    "una\ndos\n\n\ncuatro\n",
    ".\n..\n.fin\nFrom x\n--\n",
    "  espacios al comienzo\ty al final   \n   ",
    "x".repeat(5000),
    "ñ".repeat(10_000),
    "=3D =20 =\n%0A&amp;<b>",
  ];
  for (const message of texts) {
    expect(await service.post(enquiry({ message, text: `${message}|` }))).toBe(204);
  }
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(texts.length), waitOptions);
  const bodies = mailbox.received.map((mail) => textOf(mail).split("|\n\nRecibida el ")[0]);
  expect(bodies.sort()).toEqual(texts.sort());
});

test("an enquiry that is posted eleven times is stored and mailed once", async () => {
  const mailbox = await startMailbox();
  const service = await startService(mailSettingsFor(mailbox));
  const sent = enquiry();
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, attempt) => service.post({ ...sent, elapsed: 4000 + attempt })),
  );
  expect(answers).toEqual(Array(10).fill(204));
  const last = enquiry();
  expect(await service.post(last)).toBe(204);
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toContain(last.id), waitOptions);
  expect(await service.post({ ...sent, elapsed: 9000 })).toBe(204);
  expect(storedIds()).toEqual([sent.id, last.id].sort());
  expect(arrivedIds(mailbox)).toEqual([sent.id, last.id].sort());
});

/** In a corrected mail, the first paragraph says that the visitor corrected the enquiry. */
const secondParagraphs = ({ received }: Mailbox) => received.map((mail) => textOf(mail).split("\n\n")[1]);

test("a correction replaces an unsent enquiry; after a sent enquiry it is a mail of its own", async () => {
  const mailbox = await startMailbox();
  mailbox.answerRecipient = () => ({ code: 450, text: "later" });
  const service = await startService({ ...mailSettingsFor(mailbox), ENQUIRIES_RETRY_SECONDS: 0.2 });
  const first = enquiry({ text: "uno" });
  expect(await service.post(first)).toBe(204);
  expect(await service.post({ ...first, text: "dos" })).toBe(204);
  mailbox.answerRecipient = () => undefined;
  await vi.waitFor(() => expect(secondParagraphs(mailbox)).toEqual(["dos"]), waitOptions);
  expect(await service.post({ ...first, text: "tres" })).toBe(204);
  await vi.waitFor(() => expect(secondParagraphs(mailbox)).toEqual(["dos", "tres"]), waitOptions);
  expect(mailbox.received[1]?.subject).toContain("(corregida)");
  expect(new Set(mailbox.received.map(({ messageId }) => messageId)).size).toBe(2);
  expect(storedIds()).toEqual([first.id]);
});

test("a receipt contains nothing of the enquiry; an address gets three receipts a day at most", async () => {
  const mailbox = await startMailbox();
  const service = await startService({ ...mailSettingsFor(mailbox), MAIL_RECEIPT: "yes" });
  for (let count = 0; count < 5; count++) {
    expect(await service.post(enquiry({ message: "Compre en spam.example" }))).toBe(204);
  }
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toHaveLength(5), waitOptions);
  await vi.waitFor(() => expect(mailbox.received).toHaveLength(8), waitOptions);
  const receipts = mailbox.received.filter(({ to }) => to.includes("ana@laboratorio.example"));
  expect(receipts).toHaveLength(3);
  for (const receipt of receipts) {
    expect(textOf(receipt)).toContain("Recibimos su consulta");
    expect(receipt.raw).toContain("Auto-Submitted: auto-generated");
    expect(`${receipt.subject}${receipt.text}${receipt.html}`).not.toMatch(/spam\.example|Ana/);
  }
});

test("without mail settings enquiries are stored; once mail is configured, they are sent", async () => {
  const mailbox = await startMailbox();
  const before = await startService();
  const sent = enquiry();
  expect(await before.post(sent)).toBe(204);
  expect(await before.health()).toMatchObject({ ok: true, mail: "off", waiting: 1 });
  expect(await before.end()).toBe(0);
  const after = await startService(mailSettingsFor(mailbox));
  await vi.waitFor(() => expect(arrivedIds(mailbox)).toEqual([sent.id]), waitOptions);
  await vi.waitFor(
    async () => expect(await after.health()).toMatchObject({ mail: "on", sent: 1 }),
    waitOptions,
  );
});

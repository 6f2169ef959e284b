import fc from "fast-check";
import { expect, test } from "vitest";
import { maxAboutLength } from "#app/lib/enquiry.ts";
import { parseMail, textOf } from "../../../services/enquiries/demo/mailbox.ts";
import { type ComposedMail, composeMail } from "../../../services/enquiries/mail/compose.ts";
import { extract } from "../../../services/enquiries/node_modules/letterparser/lib/esm/index.js";
import { type Enquiry, enquirySchema } from "../../../services/enquiries/schema.ts";
import { readSettings } from "../../../services/enquiries/settings.ts";
import { readSite } from "../../../services/enquiries/site.ts";
import type { MailKind } from "../../../services/enquiries/storage/mail-queue.ts";
import type { StoredEnquiry } from "../../../services/enquiries/storage/stored-enquiry.ts";
import { enquiry } from "./support.ts";

const site = readSite("tests/fixtures");
const { mail: settings, inboxUrl } = readSettings({ SMTP_HOST: "mail.example" }, site);

const nasty = fc.constantFrom(
  "Ana\r\nBcc: todos@spam.example\r\n\r\n<h1>Compre</h1>",
  "x\nTo: otro@spam.example",
  "\r",
  "\u2028\u2029\u0085\u000b\u000c",
  '"; <a@spam.example>, "',
  "=?utf-8?Q?=0D=0ABcc:_a=40spam.example?=",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</p></body></html>",
  "&lt;&amp;&#60;script&#62;",
  "\u202Emoc.elpmaxe\u202C",
  "ñandú 😀 漢字",
  ".\r\nMAIL FROM:<a@spam.example>",
);
const text = fc
  .array(fc.oneof(nasty, fc.string({ unit: "grapheme" })), { maxLength: 4 })
  .map((all) => all.join(""));
const line = text.map((value) => value.slice(0, 100).toWellFormed());
const input = fc
  .record({
    name: line.map((value) => value || "x"),
    phone: line,
    company: line,
    ruc: line,
    city: line,
    about: line.map((value) => value.slice(0, maxAboutLength).toWellFormed()),
    message: text.map((value) => value.toWellFormed() || "x"),
    text: text.map((value) => value.toWellFormed() || "x"),
    lines: fc.array(
      fc.record({
        id: line,
        name: line,
        brand: line,
        pack: line,
        quantity: fc.integer({ min: 1, max: 9 }),
        note: line,
      }),
      {
        maxLength: 2,
      },
    ),
  })
  .map((changes): Enquiry => enquirySchema.parse(enquiry(changes)));
const kinds: MailKind[] = ["sales", "receipt", "notice"];
const headers = [
  "auto-submitted",
  "content-type",
  "date",
  "from",
  "message-id",
  "mime-version",
  "reply-to",
  "subject",
  "to",
  "x-auto-response-suppress",
];

function mailOf(enquiry: Enquiry, kind: MailKind): Promise<ComposedMail> {
  if (!settings) throw new Error("no mail settings");
  const stored: StoredEnquiry = {
    seq: 1,
    id: enquiry.id,
    version: 1,
    received: 0,
    attended: null,
    note: "",
    mail: "waiting",
    state: "unsent",
    enquiry,
  };
  return composeMail({ kind, copy: 1, attempts: 0, refusals: 0, stored }, settings, site, inboxUrl);
}

test("no enquiry can add a header, a recipient or markup to a mail (checked by two parsers)", async () => {
  await fc.assert(
    fc.asyncProperty(input, fc.constantFrom(...kinds), async (enquiry, kind) => {
      const { raw, from, to } = await mailOf(enquiry, kind);
      const recipient = kind === "receipt" ? "ana@laboratorio.example" : "ventas@inventada.example";
      expect({ from, to }).toEqual({ from: "ventas@inventada.example", to: recipient });
      const [mail, second] = [await parseMail(raw), extract(raw.toString("utf8"))];
      for (const { key } of mail.headers) expect(headers).toContain(key);
      for (const { to, bcc, cc, replyTo } of [mail, second]) {
        expect(to).toMatchObject([{ address: recipient }]);
        expect(bcc ?? cc).toBeUndefined();
        expect(replyTo?.map(({ address }) => address)).toEqual(
          kind === "receipt" ? undefined : ["ana@laboratorio.example"],
        );
      }
      expect(second.from?.address).toBe(mail.from?.address);
      expect(second.subject).toBe(mail.subject);
      expect(mail.subject).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      expect(second.text?.trim()).toBe(mail.text?.replaceAll("\r\n", "\n").trim());
      const elements = mail.html?.match(/<\/?[a-z0-9]+/gi) ?? [];
      for (const element of elements) {
        expect(element).toMatch(/^<\/?(html|head|meta|style|body|p|strong|small|table|tr|th|td|a)$/);
      }
      if (kind !== "receipt") expect(textOf(mail)).toContain(enquiry.text);
    }),
    { numRuns: 300 },
  );
});

test("the mail to sales and the notice contain the enquiry's text, reference and time", async () => {
  const sent = enquirySchema.parse(enquiry({ message: "¿Precio?", text: "Ventas\n\n¿Precio?" }));
  for (const kind of ["sales", "notice"] as const) {
    const text = textOf(await parseMail((await mailOf(sent, kind)).raw));
    expect(text).toContain("Ventas\n\n¿Precio?");
    expect(text).toContain(
      `Recibida el 31 de diciembre de 1969 a las 19:00 · Referencia ${sent.id.slice(0, 12)}`,
    );
    expect(text).toContain(`${inboxUrl}/consultas/${sent.id}`);
  }
});

test("a name that looks like a MIME encoded word («=?…?=») is encoded", async () => {
  const sent = enquirySchema.parse(enquiry({ name: "=?utf-8?Q?=0D=0ABcc:_a=40spam.example?=" }));
  const raw = (await mailOf(sent, "sales")).raw.toString("utf8");
  const replyTo = raw.match(/^Reply-To: (.*(?:\r\n .*)*)/m)?.[1] ?? "";
  expect(replyTo).toMatch(/^(=\?UTF-8\?[QB]\?[\x21-\x3e\x40-\x7e]+\?=\s*)+<ana@laboratorio\.example>$/);
  for (const { replyTo } of [await parseMail(Buffer.from(raw)), extract(raw)]) {
    expect(replyTo).toHaveLength(1);
    expect(replyTo?.[0]?.name).not.toMatch(/Bcc: a@|[\r\n]/);
  }
});

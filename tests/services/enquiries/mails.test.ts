/** Thousands of nasty names and texts in letters: no header, recipient or element comes from them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { longestAbout } from "#app/lib/enquiry.ts";
import { readLetter, textOf } from "../../../services/enquiries/demo/mailbox.ts";
import { writeLetter } from "../../../services/enquiries/mails.ts";
import type { MailKind } from "../../../services/enquiries/outbox.ts";
import { type Enquiry, enquirySchema } from "../../../services/enquiries/schema.ts";
import { readSettings } from "../../../services/enquiries/settings.ts";
import { readSite } from "../../../services/enquiries/site.ts";
import { enquiry } from "./support.ts";

const site = readSite("tests/fixtures");
const { mail: settings } = readSettings({ SMTP_HOST: "mail.example" }, site);

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
    about: line.map((value) => value.slice(0, longestAbout).toWellFormed()),
    message: text.map((value) => value.toWellFormed() || "x"),
    text: text.map((value) => value.toWellFormed() || "x"),
    lines: fc.array(
      fc.record({ id: line, name: line, quantity: fc.integer({ min: 1, max: 9 }), note: line }),
      {
        maxLength: 2,
      },
    ),
  })
  .map((changes): Enquiry => enquirySchema.parse(enquiry(changes)));
const kinds: MailKind[] = ["sales", "receipt", "doubt"];
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

test("no enquiry adds a header or a recipient, or becomes markup, and its text stays as it is", async () => {
  await fc.assert(
    fc.asyncProperty(input, fc.constantFrom(...kinds), async (enquiry, kind) => {
      const kept = { id: enquiry.id, version: 1, received: 0, enquiry };
      if (!settings) throw new Error("no mail settings");
      const { raw, from, to } = await writeLetter({ kind, copy: 1, attempts: 0, kept }, settings, site);
      const recipient = kind === "receipt" ? "ana@laboratorio.example" : "ventas@inventada.example";
      expect({ from, to }).toEqual({ from: "ventas@inventada.example", to: recipient });
      const letter = await readLetter(raw);
      for (const { key } of letter.headers) expect(headers).toContain(key);
      expect(letter.to).toMatchObject([{ address: recipient }]);
      expect(letter.bcc ?? letter.cc).toBeUndefined();
      const replies = kind === "sales" ? [{ address: "ana@laboratorio.example" }] : undefined;
      if (replies) expect(letter.replyTo).toMatchObject(replies);
      else expect(letter.replyTo).toBeUndefined();
      expect(letter.subject).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      const elements = letter.html?.match(/<\/?[a-z0-9]+/gi) ?? [];
      for (const element of elements) {
        expect(element).toMatch(/^<\/?(html|head|meta|style|body|p|strong|small|table|tr|th|td)$/);
      }
      if (kind === "sales") expect(textOf(letter)).toBe(enquiry.text.replace(/\n$/, ""));
    }),
    { numRuns: 400 },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { plainLine, wellFormed } from "#app/lib/text/plain-text.ts";
import { mailLink, whatsappLink } from "./links.ts";
import { composeMessage } from "./message.ts";

const runs = 3000;

const nasty = fc.constantFrom(
  "<script>alert(1)</script>",
  "</textarea><img src=x onerror=alert(1)>",
  "&amp;&#0;%00%0A%ZZ%",
  "\u202Eoiràm\u202C",
  "\u2066\u2067\u2068\u2069\u200E\u200F\u061C",
  "\u200B\u200C\u200D\uFEFF\u00AD",
  `Z${"\u0335\u0321\u034F".repeat(40)}`,
  "👩🏽‍⚕️🇪🇨",
  "\uD83D",
  "\uDE00\uD83D",
  "\r\n\r\n",
  "\r",
  "\n\n\n",
  "\u2028\u2029\u0085",
  "\0\u0007\u001B[31m",
  "'\"`«»“”",
  "+ %20 ?subject=x&body=y#z",
  '=HYPERLINK("x")',
);
const text = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.oneof(nasty, fc.string({ unit: "binary" }))).map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: fc.string({ unit: "grapheme" }) },
);
const line = fc.record({
  name: text,
  brand: fc.option(text, { nil: undefined }),
  quantity: fc.integer({ min: 1, max: 9999 }),
  note: text,
});
const enquiry = fc.record(
  {
    name: text,
    email: text,
    phone: text,
    company: text,
    subject: text,
    about: text,
    message: text,
    lines: fc.array(line, { maxLength: 5 }),
  },
  { requiredKeys: [] },
);

/** Returns the text that reaches the chat and the mail program. */
function arrivals(title: string, body: string) {
  const chat = new URL(whatsappLink("https://wa.me/1", { title, text: body }) ?? "about:blank?text=");
  const [, query = ""] = (mailLink("a@b.example", { title, text: body }) ?? "").split("?");
  const [subject = "", mail = ""] = query
    .split("&")
    .map((field) => decodeURIComponent(field.replace(/^\w+=/, "")));
  return { chat: chat.searchParams.get("text"), subject, mail };
}

const withUnixLineBreaks = (value: string) => value.replace(/\r\n?/g, "\n");

test("a message contains every field in full, as well-formed text", () => {
  fc.assert(
    fc.property(enquiry, (input) => {
      const { text: body } = composeMessage(input);
      const { lines = [], ...fields } = input;
      expect(wellFormed(body)).toBe(body);
      expect(body).not.toContain("\r");
      const parts = [...Object.values(fields), ...lines.flatMap((item) => [item.name, item.note])];
      for (const part of parts) expect(body).toContain(wellFormed(withUnixLineBreaks(part)));
    }),
    { numRuns: runs },
  );
});

test("a message is unchanged after encoding and decoding, by chat and by e-mail", () => {
  fc.assert(
    fc.property(text, text, (subject, message) => {
      const { title, text: body } = composeMessage({ subject, message });
      const chat = whatsappLink("https://wa.me/1", { title, text: body });
      const mail = mailLink("a@b.example", { title, text: body });
      const arrived = arrivals(title, body);
      if (chat) expect(arrived.chat).toBe(body);
      if (mail) {
        expect(mail).not.toMatch(/[^!-~]| |%0A(?<!%0D%0A)/);
        expect(arrived.mail.replaceAll("\r\n", "\n")).toBe(body);
        expect(arrived.subject).toBe(title);
      }
    }),
    { numRuns: runs },
  );
});

test("a message of 100 kB stays whole, and no link is made for it", () => {
  fc.assert(
    fc.property(nasty, (piece) => {
      const huge = piece.repeat(Math.ceil(100_000 / piece.length));
      const message = composeMessage({ message: huge });
      expect(message.text).toBe(wellFormed(withUnixLineBreaks(huge)));
      expect(whatsappLink("https://wa.me/1", message)).toBeUndefined();
      expect(mailLink("a@b.example", message)).toBeUndefined();
    }),
    { numRuns: 100 },
  );
});

test("any value from the page's address becomes one line of at most 120 characters", () => {
  fc.assert(
    fc.property(text, (value) => {
      const line = plainLine(value, 120);
      expect(Array.from(line).length).toBeLessThanOrEqual(120);
      expect(line).toBe(wellFormed(line));
      expect(line).not.toMatch(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]/u);
      expect(plainLine(line, 120)).toBe(line);
    }),
    { numRuns: runs },
  );
});

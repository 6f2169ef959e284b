import type { Message } from "./message.ts";

/**
 * The longest link, encoded, that is sure to arrive whole. Neither WhatsApp nor RFC 6068 sets a
 * limit; Windows does, which hands links to chat and mail programs in at most 2,083 characters
 * (INTERNET_MAX_URL_LENGTH) and cuts the rest off. A longer message is copied instead.
 */
export const longestLink = 2000;

/** A chat with the company, opened with the text; undefined where the link would be too long. */
export function whatsappLink(chat: string, { text }: Message): string | undefined {
  return withinLimit(`${chat}?text=${encodeURIComponent(text)}`);
}

/** An e-mail with subject and body; RFC 6068 wants its line breaks as CRLF and its spaces as %20. */
export function mailLink(address: string, { title, text }: Message): string | undefined {
  const body = text.replaceAll("\n", "\r\n");
  return withinLimit(
    `mailto:${address}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`,
  );
}

function withinLimit(link: string): string | undefined {
  return link.length <= longestLink ? link : undefined;
}

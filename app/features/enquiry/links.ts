import type { Message } from "./message.ts";

/**
 * The maximum length of an encoded link. Neither WhatsApp nor RFC 6068 sets a limit, but Windows passes
 * at most 2,083 characters (INTERNET_MAX_URL_LENGTH) to chat and mail programs and cuts off the rest.
 * The page offers to copy a longer message instead.
 */
export const maxLinkLength = 2000;

/** Returns a link that opens a chat with the company and fills in the text, or undefined if too long. */
export function whatsappLink(chat: string, { text }: Message): string | undefined {
  return withinLimit(`${chat}?text=${encodeURIComponent(text)}`);
}

/** Returns an e-mail link with subject and body. RFC 6068 requires CRLF line breaks and %20 for spaces. */
export function mailLink(address: string, { title, text }: Message): string | undefined {
  const body = text.replaceAll("\n", "\r\n");
  return withinLimit(
    `mailto:${address}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`,
  );
}

function withinLimit(link: string): string | undefined {
  return link.length <= maxLinkLength ? link : undefined;
}

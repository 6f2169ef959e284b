import type { Message } from "./message.ts";

/**
 * Windows passes at most 2,083 characters (INTERNET_MAX_URL_LENGTH) to chat and mail programs and cuts off
 * the rest. Neither WhatsApp nor RFC 6068 sets a limit. For a longer message the page offers to copy it.
 */
export const maxLinkLength = 2000;

/** Returns undefined if the link would be too long. */
export function whatsappLink(chat: string, { text }: Message): string | undefined {
  return withinLimit(`${chat}?text=${encodeURIComponent(text)}`);
}

/** RFC 6068 requires CRLF line breaks, and %20 for spaces. */
export function mailLink(address: string, { title, text }: Message): string | undefined {
  const body = text.replaceAll("\n", "\r\n");
  return withinLimit(
    `mailto:${address}?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(body)}`,
  );
}

function withinLimit(link: string): string | undefined {
  return link.length <= maxLinkLength ? link : undefined;
}

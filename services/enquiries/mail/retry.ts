import type { QueuedMail } from "../storage/mail-queue.ts";

const [hour, day] = [3_600_000, 86_400_000];
/** If the server's answer to a notice is lost, the notice is sent again after this time. */
export const noticeInterval = day;
const maxReceiptAttempts = 10;
/** Lengthens the first pause after a permanent refusal from 30 s to 1 h. */
const slowFactor = 120;
const maxSalesRefusals = 15;

type AfterRefusal = { pause: number; state: "waiting" | "refused"; isPermanent: boolean };

export function afterRefusal(mail: QueuedMail, code: number, firstPause: number): AfterRefusal {
  const isPermanent = code >= 500;
  const isHopeless =
    mail.kind === "sales"
      ? isPermanent && mail.refusals + 1 >= maxSalesRefusals
      : isPermanent || mail.attempts >= maxReceiptAttempts;
  const pause = isPermanent
    ? growingPause(firstPause * slowFactor, mail.refusals + 1, day)
    : growingPause(firstPause, mail.attempts + 1);
  return { pause, state: isHopeless ? "refused" : "waiting", isPermanent };
}

/** Doubles with each failure, up to `max`. Varies by a fifth, to spread the retries. */
export function growingPause(first: number, failures: number, max = hour): number {
  return Math.round(Math.min(first * 2 ** (failures - 1), max) * (0.8 + 0.4 * Math.random()));
}

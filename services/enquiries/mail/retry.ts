import type { QueuedMail } from "../storage/mail-queue.ts";

const [hour, day] = [3_600_000, 86_400_000];
/** If the mail server's answer to a notice is lost, the notice is sent again after this time. */
export const noticeInterval = day;
const maxReceiptAttempts = 10;
/** After a permanent refusal, the first pause is this many times longer: 1 h instead of 30 s. */
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

/** Returns a pause that doubles with each failure, up to `max`. It varies by a fifth, to spread retries. */
export function growingPause(first: number, failures: number, max = hour): number {
  return Math.round(Math.min(first * 2 ** (failures - 1), max) * (0.8 + 0.4 * Math.random()));
}

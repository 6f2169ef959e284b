/** Parts of the form that few visitors need, in one file that loads when one of them shows. */
import { BuyerInputs } from "#app/features/enquiry/buyer-fields.tsx";
import { rememberList } from "#app/features/quote-list/sent-list.ts";
import { Attachments } from "./attachments.tsx";
import { ListOffer } from "./list-offer.tsx";
import { UrgentWays } from "./urgent-ways.tsx";
import type { forget, Prefill } from "./use-prefill.ts";

export type FormPartProps = {
  show: "attachments" | "buyer" | "list" | "urgent";
  prefill: Prefill;
  /** Passed, because importing it from here would split the file of the form. */
  onForget: typeof forget;
};

export function FormPart({ show, prefill, onForget }: FormPartProps) {
  if (show === "attachments") return <Attachments {...prefill} onForget={onForget} />;
  if (show === "buyer") return <BuyerInputs />;
  if (show === "list") return <ListOffer attached={prefill.lines.length > 0} />;
  return <UrgentWays />;
}

/** Keeps the attached list, so that the visitor can repeat it later. */
export function keepList({ lines }: Prefill) {
  rememberList(lines);
}

/** Parts of the form that depend on what only the browser knows, in one file that loads after the form. */
import { BuyerFields } from "#app/features/enquiry/buyer-fields.tsx";
import { Attachments } from "./attachments.tsx";
import { ListOffer } from "./list-offer.tsx";
import { UrgentWays } from "./urgent-ways.tsx";
import type { Prefill } from "./use-prefill.ts";

export { rememberList } from "#app/features/quote-list/sent-list.ts";

export type FormPartProps = { show: "attachments" | "buyer" | "list" | "urgent"; prefill: Prefill };

export function FormPart({ show, prefill }: FormPartProps) {
  if (show === "attachments") return <Attachments {...prefill} />;
  if (show === "buyer") return <BuyerFields />;
  if (show === "list") return <ListOffer attached={prefill.lines.length > 0} />;
  return <UrgentWays />;
}

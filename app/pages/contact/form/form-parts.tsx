/** Parts that few visitors need. They share one file, which loads when a part is needed. */
import { BuyerInputs } from "#app/features/enquiry/buyer-fields.tsx";
import { rememberList } from "#app/features/quote-list/sent-list.ts";
import { Attachments } from "./attachments.tsx";
import { ListOffer } from "./list-offer.tsx";
import { UrgentChannels } from "./urgent-channels.tsx";
import type { Prefill, removeFromAddress } from "./use-prefill.ts";

export type FormPartProps = {
  show: "attachments" | "buyer" | "list" | "urgent";
  prefill: Prefill;
  /** A prop, because an import here would split the form's bundle. */
  onRemove: typeof removeFromAddress;
};

export function FormPart({ show, prefill, onRemove }: FormPartProps) {
  if (show === "attachments") return <Attachments {...prefill} onRemove={onRemove} />;
  if (show === "buyer") return <BuyerInputs />;
  if (show === "list") return <ListOffer attached={prefill.lines.length > 0} />;
  return <UrgentChannels />;
}

export function rememberSentList({ lines }: Prefill) {
  rememberList(lines);
}

import type { PageData } from "#app/content/page-data.ts";
import { PictureCallouts } from "./callouts/picture-callouts.tsx";
import { FitCheck } from "./fit/fit-check.tsx";
import { Order } from "./order/order.tsx";
import { PurchaseSteps } from "./steps/purchase-steps.tsx";

type Props = { page: PageData<"product">; part: "fit" | "steps" };

/** `part` names the blocks before (`fit`) or after (`steps`) the table of specifications. */
export function DeliveredBlocks({ page, part }: Props) {
  const { id, name, picture, callouts, fit, tests, supplies, steps } = page;
  if (part === "fit") {
    return (
      <>
        {callouts && picture && <PictureCallouts callouts={callouts} picture={picture} />}
        {fit && <FitCheck name={name} fit={fit} />}
      </>
    );
  }
  return (
    <>
      {tests && <Order id={id} tests={tests} supplies={supplies ?? []} />}
      {steps && <PurchaseSteps {...steps} />}
    </>
  );
}

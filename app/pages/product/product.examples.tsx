import type { Examples } from "#app/gallery/examples.ts";
import { PictureCallouts } from "./callouts/picture-callouts.tsx";
import { FitCheck } from "./fit/fit-check.tsx";
import { Order } from "./order/order.tsx";
import { PurchaseSteps } from "./steps/purchase-steps.tsx";

export const examples: Examples = {
  window: {
    "PictureCallouts. La máquina con sus cifras": ({ product: { picture, figures } }) =>
      picture && (
        <PictureCallouts
          picture={picture}
          callouts={figures.slice(0, 2).map((figure, index) => ({ ...figure, x: 0.3 + index / 5, y: 0.4 }))}
        />
      ),
    "FitCheck (con Plan). Si el equipo cabe": ({ product: { name, fit } }) =>
      fit && <FitCheck name={name} fit={{ ...fit, size: { width: 148, depth: 94, height: 155 } }} />,
    "FitCheck: sin dimensiones": ({ product: { name, fit } }) =>
      fit && <FitCheck name={name} fit={{ note: fit.note }} />,
    "Order (con Ticks). Lo que se pide con un equipo": ({ product: { id, tests, supplies } }) =>
      tests && <Order id={id} tests={tests} supplies={supplies ?? []} />,
    "PurchaseSteps. De la cotización al soporte": ({ product: { steps } }) =>
      steps && <PurchaseSteps {...steps} />,
  },
};

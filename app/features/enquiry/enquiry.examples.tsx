import type { Examples } from "#app/gallery/examples.ts";
import { CopyButton } from "./copy-button.tsx";
import { MessageTooLong } from "./message-too-long.tsx";

export const examples: Examples = {
  column: {
    "CopyButton. Al pulsarlo dice «Copiado»": () => (
      <CopyButton compose={() => ({ title: "Consulta", text: "Texto de ejemplo" })} />
    ),
    MessageTooLong: () => <MessageTooLong channel="whatsapp" />,
  },
};

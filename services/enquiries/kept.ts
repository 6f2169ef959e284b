import type { Row } from "./database.ts";
import type { Enquiry } from "./schema.ts";

/** An enquiry as it is kept. Its version grows when the visitor sends it again with changes. */
export type Kept = { id: string; version: number; received: number; enquiry: Enquiry };

/** What stands in the file was checked when it came. */
export function keptOf({ id, version, received, body }: Row): Kept {
  return {
    id: String(id),
    version: Number(version),
    received: Number(received),
    enquiry: JSON.parse(String(body)),
  };
}

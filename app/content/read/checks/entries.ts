import type { Content } from "#app/content/read/content.ts";
import { panelSegment } from "#app/lib/addresses/panel-address.ts";
import { groupBy } from "#app/lib/group-by.ts";
import { fault } from "./faults.ts";

const folders = ["products", "panels", "supplies"] as const;

type Entry = Content[(typeof folders)[number]][number];

export function entriesIn(content: Content): { file: string; entry: Entry }[] {
  return folders.flatMap((folder) =>
    content[folder].map((entry: Entry) => ({ file: `${folder}/${entry.id}.yaml`, entry })),
  );
}

/** Ids must be unique across folders, because entries are looked up by id. */
export function checkIds(content: Content): string[] {
  const named = groupBy(entriesIn(content), ({ entry }) => entry.id);
  return [...named].flatMap(([id, [first, ...others]]) =>
    others.map(({ file }) => fault(file, "(nombre)", id, `ya existe content/${first?.file}`)),
  );
}

/** Finds entries that would share an address: two panels of a category, or an alias and an equal id. */
export function checkAddresses(content: Content): string[] {
  const owners = new Map<string, { file: string; id: string }>();
  return entriesIn(content).flatMap(({ file, entry }) =>
    segmentsOf(entry).flatMap(({ segment, field, found }) => {
      const address = `${entry.category}/${segment}`;
      const owner = owners.get(address) ?? { file, id: entry.id };
      owners.set(address, owner);
      // checkIds reports entries with the same id.
      if (owner.id === entry.id) return [];
      return [fault(file, field, found, `la dirección ${address} ya es de content/${owner.file}`)];
    }),
  );
}

type Segment = { segment: string; field: string; found: string };

function segmentsOf(entry: Entry): Segment[] {
  if (entry.kind === "model") return [];
  if (entry.kind !== "test-panel" && entry.kind !== "rapid-panel") {
    return [{ segment: entry.id, field: "(nombre)", found: entry.id }];
  }
  const aliases = entry.kind === "rapid-panel" ? entry.aliases : [];
  return [
    { segment: panelSegment, field: "category", found: entry.category },
    ...aliases.map((alias, index) => ({ segment: alias, field: `aliases[${index}]`, found: alias })),
  ];
}

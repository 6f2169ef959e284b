/** Writes a JSON Schema per kind of content file, so that editors complete and check YAML as one types. */
import { mkdirSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { folders, singleFiles } from "#app/content/schema/files.ts";

const target = ".cache/schemas";
mkdirSync(target, { recursive: true });

for (const [file, schema] of Object.entries({ ...folders, ...singleFiles })) {
  const name = file.replace(".yaml", "").replace("/", "-");
  const jsonSchema = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  writeFileSync(`${target}/${name}.json`, `${JSON.stringify(jsonSchema, null, 1)}\n`);
}

/** Writes JSON Schemas of the content files, with which VS Code completes and checks YAML. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { fixedPages } from "#app/content/pages.ts";
import { schemasByFile, schemasByFolder } from "#app/content/schema/files.ts";

const target = ".cache/schemas";
const settingsFile = ".vscode/settings.json";

const schemas: Record<string, z.ZodType> = { ...schemasByFile };
for (const [folder, schema] of Object.entries(schemasByFolder)) schemas[`${folder}/*.yaml`] = schema;
for (const [id, page] of Object.entries(fixedPages)) {
  if ("schema" in page) schemas[`pages/${id}.yaml`] = page.schema;
}

mkdirSync(target, { recursive: true });
const fileOf: Record<string, string> = {};
for (const [files, schema] of Object.entries(schemas)) {
  const name = `${target}/${files.replace(/(\/\*)?\.yaml$/, "").replace("/", "-")}.json`;
  const jsonSchema = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  writeFileSync(name, `${JSON.stringify(jsonSchema, null, 1)}\n`);
  fileOf[name] = `content/${files}`;
}

const settings = existsSync(settingsFile) ? JSON.parse(readFileSync(settingsFile, "utf8")) : {};
mkdirSync(".vscode", { recursive: true });
writeFileSync(settingsFile, `${JSON.stringify({ ...settings, "yaml.schemas": fileOf }, null, 2)}\n`);

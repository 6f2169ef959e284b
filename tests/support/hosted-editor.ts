import { buildWith } from "../../tools/build-with.ts";

export const hostedRoot = ".cache/with-editor";
const repository = { service: "github", name: "ceibo/sitio", branch: "main" };

export async function buildHostedEditor() {
  await buildWith("tests/fixtures", hostedRoot, { repository });
}

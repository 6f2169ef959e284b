import type { Manifest } from "vite";
import type { PageAssets } from "#app/boot/boot-script.ts";

const entry = "app/entry.client.tsx";

/** Lists the files of a kind of page from the bundler's manifest. A file comes after its imports. */
export function pageAssets(manifest: Manifest, folder: string): PageAssets {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const seen = new Set<string>();

  function add(name: string, withCode: boolean) {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name}: not in the manifest of the build`);
    if (seen.has(name)) return;
    seen.add(name);
    for (const imported of chunk.imports ?? []) add(imported, withCode);
    if (withCode) modules.add(`/${chunk.file}`);
    for (const file of chunk.css ?? []) styles.add(`/${file}`);
  }

  // The entry comes last because it starts the page.
  for (const imported of manifest[entry]?.imports ?? []) add(imported, true);
  add(`app/pages/${folder}/page.tsx`, true);
  add(entry, true);
  // React keeps the prerendered HTML of delivered blocks, so the page needs their styles, but not their code.
  const delivered = `app/pages/${folder}/delivered.ts`;
  if (manifest[delivered]) add(delivered, false);
  return { modules: [...modules], styles: [...styles] };
}

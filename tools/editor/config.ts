import type { Backend, CmsConfig } from "@sveltia/cms";
import { entryCollections, hiddenCollections, singleForms } from "./collections.ts";

export function editorConfig(backend: Backend, company: { name: string; site: string }): CmsConfig {
  return {
    load_config_file: false,
    backend,
    app_title: `${company.name}: editor`,
    site_url: company.site,
    logo: { src: "/icon.svg", show_in_header: true },
    media_folder: "images",
    public_folder: "/images",
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // The build makes no larger pictures.
          transformations: { raster_image: { format: "webp", quality: 90, width: 2880 } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: "ascii", clean_accents: true, sanitize_replacement: "-" },
    output: { omit_empty_optional_fields: true, yaml: { indent_sequences: true } },
    collections: [...entryCollections(), ...hiddenCollections()],
    singletons: singleForms(),
  };
}

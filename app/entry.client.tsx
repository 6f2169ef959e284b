import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { watchForMissingStyles } from "./lib/missing-styles.ts";
import { allowSkippedFades } from "./lib/skipped-fades.ts";
import { allowOwnMarkup } from "./lib/trusted-types.ts";

allowOwnMarkup();
allowSkippedFades();
watchForMissingStyles();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

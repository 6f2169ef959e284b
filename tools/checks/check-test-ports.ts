/** `npm test` runs this first. Checks that the ports in playwright.config.ts are free. */
import { isFree } from "../free-port.ts";

const port = Number(process.env.PORT ?? 4174);

for (const needed of [port, port + 2000, port + 4000, port + 6000]) {
  if (await isFree(needed)) continue;
  console.error(`Port ${needed} is taken. The tests need it; choose others: «PORT=${port + 100} npm test».`);
  process.exit(1);
}

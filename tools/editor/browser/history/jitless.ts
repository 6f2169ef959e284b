/** Stops Zod from compiling code, which the editor's policy forbids. Import it before any schema is made. */
import { z } from "zod";

z.config({ jitless: true });

import { everyAddress } from "../support/every-address.ts";

everyAddress("dark");

import { everyAddress } from "../support/every-address.ts";

everyAddress("light");

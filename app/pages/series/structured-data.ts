export { equipmentData as structuredData } from "#app/blocks/structured-data.ts";

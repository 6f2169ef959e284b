/**
 * For the dynamic import in order.tsx. A dynamic import of stepper.tsx itself would add code to every page
 * that imports it statically.
 */
export { Stepper as default } from "#app/features/quote-list/stepper.tsx";

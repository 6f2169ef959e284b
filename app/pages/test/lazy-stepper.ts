/**
 * Only for the dynamic import in order.tsx: importing stepper.tsx dynamically would add code to every page
 * that imports it statically.
 */
export { Stepper as default } from "#app/features/quote-list/stepper.tsx";

/**
 * The dynamic import needs this file: importing stepper.tsx itself dynamically would add code to every page
 * that imports it statically.
 */
export { Stepper as default } from "#app/features/quote-list/stepper.tsx";

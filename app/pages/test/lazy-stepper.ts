/** A module of its own: importing the stepper dynamically would add code to every page that shows it at once. */
export { Stepper as default } from "#app/features/quote-list/stepper.tsx";

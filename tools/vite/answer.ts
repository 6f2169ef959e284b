/** What the development server answers, as a host would. */
export type Answer = { status: number; type: string; text: string };

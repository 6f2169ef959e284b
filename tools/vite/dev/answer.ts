/** A response of the development server. */
export type Answer = { status: number; type: string; text: string };

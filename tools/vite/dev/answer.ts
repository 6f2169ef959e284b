export type Answer = { status: number; type: string; text: string };

export const eventKinds = ['event', 'exhibition'] as const;
export type EventKind = (typeof eventKinds)[number];

/** A screen reader is not flooded: between the first change and the last one it speaks this seldom. */
const spokenEveryMs = 10_000;

interface SpokenProgress {
  /** Nothing more changes by itself. */
  isFinal: boolean;
  /** When it spoke last, in milliseconds; null = not yet. */
  lastAt: number | null;
  now: number;
}

/** How long a progress waits before a screen reader speaks it, in milliseconds. */
export function waitBeforeSpeaking({ isFinal, lastAt, now }: SpokenProgress): number {
  return isFinal || lastAt === null ? 0 : Math.max(0, lastAt + spokenEveryMs - now);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How often a payment under way is asked about, by its age. Notices come first; this settles what none tells. */
const rhythm = [
  { untilAge: 15 * MINUTE, every: MINUTE },
  { untilAge: 2 * HOUR, every: 5 * MINUTE },
  { untilAge: DAY, every: 30 * MINUTE },
  { untilAge: 14 * DAY, every: 6 * HOUR },
] as const;

/** When the provider is asked for the first time about a payment that was begun now. */
export const firstPollAt = (now: Date): Date => new Date(now.getTime() + 2 * MINUTE);

/** When it is asked again; null = never: after two weeks no method of payment changes by itself. */
export function nextPollAt(createdAt: Date, now: Date): Date | null {
  const age = now.getTime() - createdAt.getTime();
  const step = rhythm.find(({ untilAge }) => age < untilAge);
  return step ? new Date(now.getTime() + step.every) : null;
}

/**
 * What became of an entry of the waiting list. `offered`: places are held for it. `unused`: the time ended without a
 * purchase. `left`: the visitor left; `removed`: staff took it off; `over`: the visit began before places came back.
 */
export const waitingEntryStates = [
  'waiting',
  'offered',
  'bought',
  'unused',
  'left',
  'removed',
  'over',
] as const;
export type WaitingEntryState = (typeof waitingEntryStates)[number];

/** States in which an entry still has something to come: one of them for an address and a time. */
export const openEntryStates: readonly WaitingEntryState[] = ['waiting', 'offered'];

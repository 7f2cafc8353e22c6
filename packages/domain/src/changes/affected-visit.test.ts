import { expect, test } from 'vitest';
import {
  type AffectedVisitEvent,
  type AffectedVisitState,
  affectedVisitEvents,
  affectedVisitStates,
  nextVisitState,
} from './affected-visit.ts';

/** Every event that may happen to a visit in a state, and what it becomes; all others are refused. */
const allowed: readonly [AffectedVisitState, AffectedVisitEvent, AffectedVisitState][] = [
  ['waiting', 'list', 'listed'],
  ['waiting', 'mail', 'mailed'],
  ['waiting', 'offer', 'offered'],
  ['waiting', 'move', 'moved'],
  ['waiting', 'refund', 'refunding'],
  ['waiting', 'ask-staff', 'needs-you'],
  ['waiting', 'refuse', 'failed'],
  ['waiting', 'choose-refund', 'waiting'],
  ['waiting', 'keep', 'kept'],
  ['waiting', 'undo', 'failed'],
  ['offered', 'move', 'moved'],
  ['offered', 'choose-refund', 'waiting'],
  ['offered', 'keep', 'kept'],
  ['offered', 'ask-staff', 'needs-you'],
  ['mailed', 'keep', 'kept'],
  ['needs-you', 'choose-refund', 'waiting'],
  ['needs-you', 'retry-refund', 'refunding'],
  ['needs-you', 'settle', 'settled'],
  ['needs-you', 'keep', 'kept'],
  ['refunding', 'pay', 'refunded'],
  ['refunding', 'fail', 'needs-you'],
  ['moved', 'undo', 'waiting'],
];

test.each(
  affectedVisitStates.flatMap((state) => affectedVisitEvents.map((event) => [state, event] as const)),
)('a visit that is %s, and the event %s', (state, event) => {
  const after = allowed.find(([from, what]) => from === state && what === event)?.[2] ?? null;
  expect(nextVisitState(state, event)).toBe(after);
});

test('money that was given back, and a visit that staff settled or kept, stay so', () => {
  for (const state of ['refunded', 'settled', 'kept', 'listed', 'failed'] as const)
    expect(affectedVisitEvents.filter((event) => nextVisitState(state, event))).toEqual([]);
});

test('every state but the first is reached from a waiting visit', () => {
  const reached = new Set<AffectedVisitState>(['waiting']);
  for (const state of reached)
    for (const event of affectedVisitEvents) {
      const next = nextVisitState(state, event);
      if (next) reached.add(next);
    }
  expect([...reached].sort()).toEqual([...affectedVisitStates].sort());
});

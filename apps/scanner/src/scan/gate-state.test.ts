import type { ScanAnswer } from '@foyer/domain/scanning/gate-contract.ts';
import { expect, test } from 'vitest';
import { clearedFor, enteredBy, type GateState, settledWith } from './gate-state.ts';

const shown = { verdict: 'valid', ticket: null, earlier: null, isKept: false } as const;
const group = { people: 12, left: 13, size: 25 };

test.each([
  [{ ...shown, reason: 'valid', group: null } as const, 1],
  [{ ...shown, reason: 'valid', group } as const, 12],
  [{ ...shown, reason: 'left', group } as const, 0],
  [{ ...shown, reason: 'how-many', group } as const, 0],
])(
  'a verdict counts the people that it let in, so that taking it back takes as many off',
  (verdict, people) => {
    expect(enteredBy(verdict)).toBe(people);
  },
);

const at = new Date('2026-11-20T12:42:00Z');
const differing = (sequence: number) => ({
  scan: { sequence, code: '3', at: at.toISOString() },
  answer: { verdict: 'refused', reason: 'already-used' } as ScanAnswer,
});

test('a list to look at stays when the rest is sent after the connection was lost again', () => {
  const first = settledWith(null, { sent: 20, differing: [differing(4)] }, at);
  expect(settledWith(first, { sent: 0, differing: [] }, at)).toBe(first);
  const later = settledWith(first, { sent: 5, differing: [differing(23)] }, at);
  expect([later?.sent, later?.differing.map(({ scan }) => scan.sequence)]).toEqual([25, [4, 23]]);
  expect(settledWith({ at, sent: 9, differing: [] }, { sent: 2, differing: [] }, at)?.sent).toBe(2);
});

test('a gate without a connection draws nothing but the verdict, unless another one is still on the screen', () => {
  const empty: GateState = {
    ...{ shown: null, isChecking: false, offlineSince: null, isStopped: false, waiting: 0, settled: null },
    ...{ today: null, enteredHere: 0, list: null },
  };
  const cleared = { isChecking: true, shown: null, settled: null };
  expect(clearedFor(empty, true)).toBeNull();
  expect(clearedFor(empty, false)).toEqual(cleared);
  const verdict = { ...shown, reason: 'valid', group: null } as const;
  expect(clearedFor({ ...empty, shown: verdict }, true)).toEqual(cleared);
  expect(clearedFor({ ...empty, settled: { at, sent: 1, differing: [] } }, true)).toEqual(cleared);
});

import { expect, test } from 'vitest';
import { parseInput } from '../result/parse-input.ts';
import { closurePlanInput, closureStretchInput, needsExtra } from './closure-input.ts';
import { actsFor, canVisitorChoose, decideSettleStep } from './closure-visit.ts';

const id = '0198c6a2-0000-7000-8000-000000000000';
const stretch = {
  scopeKind: 'location',
  scopeIds: [id],
  fromDate: '2026-11-20',
  fromTime: '14:00',
  untilDate: '2026-11-20',
  untilTime: '17:00',
};
const plan = {
  requestId: id,
  reason: 'storm',
  note: '',
  remedy: 'offer',
  offersRefund: true,
  withoutAnswer: 'refund',
  deadlineHours: 24,
};

test('a closure to the end of the day ends where the next one begins', () => {
  const parsed = parseInput(closureStretchInput, { ...stretch, untilTime: null });
  expect(parsed).toMatchObject({ ok: true, value: { untilLocal: '2026-11-21 00:00' } });
});

test('a closure that ends before it begins is refused, as is one without a place', () => {
  expect(parseInput(closureStretchInput, { ...stretch, untilTime: '14:00' })).toMatchObject({
    refusals: [{ code: 'closure-period-invalid', field: 'untilTime' }],
  });
  expect(parseInput(closureStretchInput, { ...stretch, scopeIds: [] })).toMatchObject({
    refusals: [{ code: 'closure-scope-missing', field: 'scopeIds' }],
  });
});

test('another reason needs an explanation', () => {
  expect(parseInput(closurePlanInput, { ...plan, reason: 'other' })).toMatchObject({
    refusals: [{ code: 'closure-note-missing', field: 'note' }],
  });
});

test('closing with refunds needs more rights than closing', () => {
  const offer = { remedy: 'offer', offersRefund: false, withoutAnswer: 'keep' } as const;
  expect(needsExtra(offer)).toBe(false);
  expect(needsExtra({ ...offer, withoutAnswer: 'refund' })).toBe(true);
  expect(needsExtra({ ...offer, remedy: 'mail', offersRefund: true })).toBe(false);
  expect(needsExtra({ ...offer, remedy: 'refund' })).toBe(true);
});

test('a visit that cannot be settled automatically needs a person', () => {
  const visit = { remedy: 'refund', hasAddress: true, amountMinor: 3500, paidMinor: 3500 } as const;
  expect(decideSettleStep(visit)).toEqual({ step: 'refund' });
  expect(decideSettleStep({ ...visit, paidMinor: 0 })).toEqual({ cause: 'no-payment' });
  expect(decideSettleStep({ ...visit, paidMinor: 0, amountMinor: 0 })).toEqual({ step: 'refund' });
  expect(decideSettleStep({ ...visit, remedy: 'offer', hasAddress: false })).toEqual({ cause: 'no-email' });
  expect(decideSettleStep({ ...visit, remedy: 'close', hasAddress: false })).toEqual({ step: 'list' });
  expect(actsFor('refund-failed')).toContain('refund');
});

test('a visitor chooses once, and in time', () => {
  const now = new Date('2026-11-20T13:00:00Z');
  const open = { deadlineAt: new Date('2026-11-20T13:00:01Z') };
  expect(canVisitorChoose(open, { state: 'offered', remedy: 'offer' }, now)).toBe(true);
  expect(canVisitorChoose(open, { state: 'moved', remedy: 'offer' }, now)).toBe(false);
  expect(canVisitorChoose(open, { state: 'waiting', remedy: 'offer' }, now)).toBe(true);
  expect(canVisitorChoose(open, { state: 'waiting', remedy: 'refund' }, now)).toBe(false);
  expect(canVisitorChoose({ deadlineAt: now }, { state: 'offered', remedy: 'offer' }, now)).toBe(false);
  expect(canVisitorChoose({ deadlineAt: null }, { state: 'offered', remedy: 'offer' }, now)).toBe(false);
});

import { expect, test } from 'vitest';
import { exampleLease } from './example-lease.ts';
import type { UnsentSale } from './kept-lease.ts';
import { leftHere, offerHere } from './offer-here.ts';
import { quoteByLease, sellByLease } from './sell-by-lease.ts';

const nowMs = Date.parse('2026-11-20T12:42:00Z');
const lease = exampleLease;
const wish = (counts: Record<string, number>, timeslotId: string | null = 'slot-1400') => ({
  language: 'nl' as const,
  date: '2026-11-20',
  timeslotId,
  lines: Object.entries(counts).map(([ticketTypeId, quantity]) => ({ ticketTypeId, quantity })),
});
const at = (unsent: readonly UnsentSale[] = [], ms = nowMs) => ({ lease, unsent, nowMs: ms });
const refusalsOf = (result: ReturnType<typeof quoteByLease>) =>
  result.ok ? [] : result.refusals.map(({ code, field }) => `${field}: ${code}`);

function sell(
  saleId: string,
  counts: Record<string, number>,
  unsent: readonly UnsentSale[],
  timeslotId?: string,
) {
  const asked = wish(counts, timeslotId ?? 'slot-1400');
  const quoted = quoteByLease(asked, at(unsent));
  if (!quoted.ok) return undefined;
  const { totalMinor } = quoted.value.totals;
  const payments =
    totalMinor === 0 ? [] : [{ means: 'cash' as const, amountMinor: totalMinor, receivedMinor: null }];
  const sold = sellByLease(
    { saleId, tillId: 'till', wish: asked, totalMinor, payments, buyer: {} },
    at(unsent),
  );
  return sold.ok ? sold.value.sale : undefined;
}

test('what is counted costs what the lease keeps', () => {
  const quoted = quoteByLease(wish({ adult: 2, day: 1 }), at());
  expect(quoted).toMatchObject({ value: { totals: { totalMinor: 4500 } } });
});

test('what only the server can decide needs a connection', () => {
  expect(refusalsOf(quoteByLease({ ...wish({ adult: 1 }), discountCode: 'X' }, at()))).toEqual([
    'main: desk-needs-connection',
  ]);
  expect(refusalsOf(quoteByLease({ ...wish({ adult: 1 }), discountBasisPoints: 1000 }, at()))).toEqual([
    'main: desk-needs-connection',
  ]);
  expect(refusalsOf(quoteByLease(wish({ pass: 1 }), at()))).toEqual(['pass: desk-needs-connection']);
  expect(refusalsOf(quoteByLease({ ...wish({ adult: 1 }), date: '2026-11-21' }, at()))).toEqual([
    'date: desk-needs-connection',
  ]);
});

test('no more is sold than was leased; a timeslot without a limit has none, one that is not leased has nothing', () => {
  expect(refusalsOf(quoteByLease(wish({ adult: 5 }), at()))).toEqual(['timeslotId: not-enough-places']);
  expect(refusalsOf(quoteByLease(wish({ adult: 9 }, 'slot-1430'), at()))).toEqual([]);
  expect(refusalsOf(quoteByLease(wish({ adult: 1 }, 'slot-1330'), at()))).toEqual([
    'timeslotId: not-enough-places',
  ]);
  expect(refusalsOf(quoteByLease(wish({ adult: 1 }, 'other'), at()))).toEqual([
    'timeslotId: timeslot-of-other-tickets',
  ]);
});

test('after the lease only what has no limit is sold, by the clock of the server', () => {
  const over = Date.parse(lease.endsAt);
  expect(refusalsOf(quoteByLease(wish({ adult: 1 }), at([], over)))).toEqual(['timeslotId: desk-lease-over']);
  expect(refusalsOf(quoteByLease(wish({ day: 1 }), at([], over)))).toEqual([]);
  const behind = { ...at([], over - 600_000), lease: { ...lease, clockAheadMs: 600_000 } };
  expect(refusalsOf(quoteByLease(wish({ adult: 1 }), behind))).toEqual(['timeslotId: desk-lease-over']);
});

test('a sale gets the next receipt, and a code of the right day for each piece', () => {
  const first = sell('one', { adult: 2, day: 1 }, []);
  expect(first).toMatchObject({ receipt: 'T2-0415', codes: ['C0', 'C1', 'D0'], totalMinor: 4500 });
  const second = sell('two', { adult: 1 }, first ? [first] : []);
  expect(second).toMatchObject({ receipt: 'T2-0416', codes: ['C2'] });
  // The only code without a day is gone.
  expect(sell('three', { day: 1 }, first ? [first] : [])).toBeUndefined();
});

test('the total and the payments are checked as the server does', () => {
  const sale = { saleId: 'x', tillId: 'till', wish: wish({ adult: 1 }), buyer: {} };
  const cash = { means: 'cash' as const, amountMinor: 1750, receivedMinor: 1000 };
  const codes = (totalMinor: number) => {
    const sold = sellByLease({ ...sale, totalMinor, payments: [cash] }, at());
    return sold.ok ? [] : sold.refusals.map(({ code }) => code);
  };
  expect(codes(1700)).toEqual(['price-changed']);
  expect(codes(1750)).toEqual(['desk-received-too-little']);
});

test('the screen shows what is left on this desk, and what needs a connection', () => {
  const sold = sell('one', { adult: 3 }, []);
  const here = offerHere(lease, sold ? [sold] : [], { nowMs, time: '13:42' });
  expect(here.offer.groups[0]?.timeslots.map(({ left, state, isPast }) => [left, state, isPast])).toEqual([
    [0, 'sold out', true],
    [1, 'available', false],
    [null, 'available', false],
  ]);
  expect(here).toMatchObject({ placesLeft: 1, isOver: false });
  expect([...here.needsConnection]).toEqual(['year']);
  expect(here.offer.groups[0]?.ticketTypes.map(({ maxPerOrder }) => maxPerOrder)).toEqual([null, 0]);
  const over = offerHere(lease, [], { nowMs: Date.parse(lease.endsAt), time: '13:42' });
  expect(over.offer.groups[0]?.timeslots.map(({ left }) => left)).toEqual([0, 0, 0]);
  expect(over).toMatchObject({ placesLeft: 0, isOver: true });
});

test('whatever is sold in whatever order: never more than the lease, and no code or receipt twice', () => {
  const wanted = [1, 2, 3, 4].flatMap((adult) => ['slot-1400', 'slot-1430'].map((slot) => ({ adult, slot })));
  for (const first of wanted)
    for (const second of wanted)
      for (const third of wanted) {
        const unsent: UnsentSale[] = [];
        for (const [index, { adult, slot }] of [first, second, third].entries()) {
          const sold = sell(String(index), { adult }, unsent, slot);
          if (sold) unsent.push(sold);
        }
        const codes = unsent.flatMap((sale) => sale.codes);
        expect(new Set(codes).size).toBe(codes.length);
        expect(new Set(unsent.map(({ receipt }) => receipt)).size).toBe(unsent.length);
        const at1400 = unsent.filter((sale) => sale.wish.timeslotId === 'slot-1400');
        const places = at1400.reduce((sum, sale) => sum + (sale.wish.lines[0]?.quantity ?? 0), 0);
        expect(places).toBeLessThanOrEqual(4);
        expect(leftHere(lease, unsent).get('slot-1400')).toBe(4 - places);
      }
});

test('after midnight no time and no ticket of the day before is offered or sold', () => {
  const late = { ...lease, endsAt: '2026-11-20T23:50:00Z', dayEndsAt: '2026-11-20T23:00:00Z' };
  const before = Date.parse('2026-11-20T22:59:59Z');
  const after = Date.parse('2026-11-20T23:00:00Z');
  const sells = (nowMs: number, counts: Record<string, number>) =>
    refusalsOf(quoteByLease(wish(counts), { lease: late, unsent: [], nowMs }));
  expect(sells(before, { adult: 1 })).toEqual([]);
  expect(sells(after, { adult: 1 })).toEqual(['adult: desk-needs-connection']);
  expect(sells(after, { day: 1 })).toEqual([]);
  const { offer, placesLeft, needsConnection } = offerHere(late, [], { nowMs: after, time: '00:00' });
  expect(offer.groups[0]?.timeslots.map(({ isPast, left }) => [isPast, left])).toEqual([
    [true, 0],
    [true, 0],
    [true, 0],
  ]);
  expect([placesLeft, [...needsConnection]]).toEqual([0, ['salt', 'year']]);
});

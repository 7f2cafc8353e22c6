import { expect, test } from 'vitest';
import type { ShownQuote } from '../hands/desk-hand.ts';
import { type DeskGroup, newSale } from '../sale-state.ts';
import { displayedSaleOf } from './displayed-sale.ts';

const type = (id: string, name: string) => ({
  ...{ id, name, itemKind: 'admission' as const, priceMinor: 1850, statusLabel: null },
  ...{ maxPerOrder: null, leftCount: null, pluCode: null },
});
const group = (id: string, title: string, needsTimeslot: boolean, types: DeskGroup['ticketTypes']) => ({
  ...{ id, title, imageUrl: null, needsTimeslot, needsDate: false, state: 'available' as const, left: null },
  timeslots: needsTimeslot
    ? [{ id: 'ten', time: '10:30', capacity: 10, state: 'available' as const, left: 4, isPast: false }]
    : [],
  ticketTypes: types,
});
const groups: DeskGroup[] = [
  group('tour', 'Audio tour', false, [type('tour-adult', 'Adult')]),
  group('salt', 'Salt & Light', true, [type('adult', 'Adult')]),
];
const line = (ticketTypeId: string, change: Partial<ShownQuote['lines'][number]> = {}) => ({
  ...{ ticketTypeId, name: 'Volwassene', ticketGroupTitle: 'Zout & Licht', quantity: 2 },
  ...{ totalMinor: 3700, discountMinor: 0, ...change },
});
const display = (counts: Record<string, number>, quote: ShownQuote | undefined) => {
  const sale = { ...newSale('s', { groupId: 'salt', timeslotId: 'ten' }), counts };
  return displayedSaleOf(sale, {
    ...{ groups, date: '2030-06-01', quote, totalMinor: 3700, currency: 'EUR', language: 'nl' },
    nameOf: (id) => quote?.lines.find(({ ticketTypeId }) => ticketTypeId === id),
  });
};
const sumOf = (shown: ReturnType<typeof display>): number =>
  [...(shown?.lines ?? []), ...(shown?.extras ?? [])].reduce((sum, one) => sum + one.amountMinor, 0);

test('what the customer reads comes to the total: a discount and a gift card are lines of their own', () => {
  const shown = display(
    { adult: 2 },
    {
      lines: [line('adult', { totalMinor: 3330, discountMinor: 370 })],
      ...{ feesMinor: 50, discountMinor: 370, totalMinor: 3380, dueMinor: 880 },
      codeParts: [{ kind: 'gift-card', codeEnd: 'V85R', amountMinor: 2500 }],
    },
  );
  expect(shown?.lines.map(({ amountMinor }) => amountMinor)).toEqual([3700]);
  expect(shown?.extras.map(({ kind, amountMinor }) => [kind, amountMinor])).toEqual([
    ['fees', 50],
    ['discount', -370],
    ['gift-card', -2500],
  ]);
  expect(sumOf(shown)).toBe(880);
  expect(shown?.totalMinor).toBe(880);
});

test('the customer reads the product in their own language, with its day and time', () => {
  const quote = { lines: [line('adult')], feesMinor: 0, discountMinor: 0, totalMinor: 3700, dueMinor: 3700 };
  expect(display({ adult: 2 }, { ...quote, codeParts: [] })).toMatchObject({
    title: 'Zout & Licht',
    visit: { date: '2030-06-01', time: '10:30' },
    lines: [{ id: 'adult', quantity: 2, name: 'Volwassene' }],
  });
});

test('as many adults of two products are two lines, and the second one says of which it is', () => {
  const shown = display({ adult: 1, 'tour-adult': 1 }, undefined);
  expect(shown?.title).toBe('Salt & Light');
  expect(shown?.lines.map(({ id, name }) => [id, name])).toEqual([
    ['tour-adult', 'Audio tour: Adult'],
    ['adult', 'Adult'],
  ]);
});

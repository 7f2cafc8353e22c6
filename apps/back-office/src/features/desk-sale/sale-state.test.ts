import { expect, test } from 'vitest';
import { cashOf, isPayable, paymentsOf, startPay, typedMinor, typeOnPad } from './pay-state.ts';
import {
  changeSale,
  countTicketsOf,
  type DeskGroup,
  fillStep,
  isEmpty,
  isWithoutTime,
  mayAdd,
  newSale,
  nextTimeslot,
  offerOfDay,
  whyNoTime,
} from './sale-state.ts';

const type = (id: string, change: Partial<DeskGroup['ticketTypes'][number]> = {}) => ({
  ...{ id, name: id, itemKind: 'admission' as const, priceMinor: 1750, statusLabel: null },
  ...{ maxPerOrder: null, leftCount: null, pluCode: null, ...change },
});
const slot = (id: string, left: number | null, isPast = false) => {
  const state = isPast ? ('closed' as const) : left === 0 ? ('full' as const) : ('available' as const);
  return { id, time: '14:00', capacity: 10, state, left, isPast };
};
const group = (change: Partial<DeskGroup> = {}): DeskGroup => ({
  ...{ id: 'g', title: 'Salt & Light', imageUrl: null, needsTimeslot: true, needsDate: false },
  ...{ state: 'available' as const, left: null, timeslots: [], ticketTypes: [type('adult')], ...change },
});
const start = newSale('s', { groupId: 'g', timeslotId: null });
const add = (id: string, times = 1) =>
  Array.from({ length: times }).reduce<typeof start>(
    (sale) => changeSale(sale, { kind: 'add', ticketTypeId: id, by: 1 }),
    start,
  );

test('tickets are counted up and down, and a line of none is gone', () => {
  const two = add('adult', 2);
  expect(two.counts).toEqual({ adult: 2 });
  const none = changeSale(changeSale(two, { kind: 'add', ticketTypeId: 'adult', by: -1 }), {
    kind: 'remove',
    ticketTypeId: 'adult',
  });
  expect(isEmpty(none)).toBe(true);
});

test('a cleared sale keeps its place on the screen and gets another id', () => {
  const before = { ...add('adult', 2), discountCode: 'X', isUncertain: true };
  const restarted = changeSale(before, { kind: 'restart', saleId: 't' });
  expect(restarted).toMatchObject({
    ...{ saleId: 't', groupId: 'g', counts: {}, discountCode: '' },
    isUncertain: false,
  });
});

test('a sale whose answer was lost stays as it was sent until it is refused', () => {
  const uncertain = { ...add('adult', 2), isPaying: true, isUncertain: true };
  expect(changeSale(uncertain, { kind: 'add', ticketTypeId: 'adult', by: 1 })).toBe(uncertain);
  expect(changeSale(uncertain, { kind: 'remove', ticketTypeId: 'adult' })).toBe(uncertain);
  expect(changeSale(uncertain, { kind: 'set', change: { payingCodes: ['gift'] } })).toBe(uncertain);
  const refused = changeSale(uncertain, { kind: 'set', change: { isUncertain: false } });
  expect(changeSale(refused, { kind: 'remove', ticketTypeId: 'adult' })).toMatchObject({ counts: {} });
});

test('25 tickets are the most; what is served or taken home is not counted', () => {
  const groups = [group({ ticketTypes: [type('adult'), type('coffee', { itemKind: 'product' })] })];
  const [adult = type(''), coffee = type('')] = groups[0]?.ticketTypes ?? [];
  const counts = { adult: 25, coffee: 3 };
  expect(countTicketsOf(counts, groups)).toBe(25);
  expect([mayAdd(adult, counts, groups), mayAdd(coffee, counts, groups)]).toEqual([false, true]);
  expect(mayAdd(type('poster', { itemKind: 'merchandise', leftCount: 1 }), { poster: 1 }, groups)).toBe(
    false,
  );
  expect(mayAdd(type('adult', { statusLabel: 'sold out' }), {}, groups)).toBe(false);
});

test('a visitor who comes now gets the next time with room', () => {
  const timeslots = [slot('begun', 5, true), slot('full', 0), slot('next', 3), slot('later', 9)];
  expect(nextTimeslot(group({ timeslots }))?.id).toBe('next');
  expect([
    fillStep(slot('a', 0)),
    fillStep(slot('a', 1)),
    fillStep(slot('a', 3)),
    fillStep(slot('a', 9)),
  ]).toEqual([5, 4, 3, 1]);
  expect(fillStep(slot('a', null))).toBeNull();
});

test('the keypad reads whole amounts and cents, and nothing past two decimals', () => {
  const keys = (text: string) => [...text].reduce((typed, key) => typeOnPad(typed, key), '');
  expect(typedMinor(keys('60'))).toBe(6000);
  expect(typedMinor(keys('17.5'))).toBe(1750);
  expect(keys('1.255')).toBe('1.25');
  expect(typedMinor(typeOnPad(keys('60'), 'back'))).toBe(600);
  expect(typedMinor('')).toBeNull();
});

test('one means pays all; cash without an amount is exact, and too little cannot be completed', () => {
  const cash = startPay('cash');
  expect(paymentsOf(4700, cash)).toMatchObject([{ means: 'cash', amountMinor: 4700, receivedMinor: null }]);
  expect(cashOf(4700, { ...cash, receivedMinor: 6000 })?.changeMinor).toBe(1300);
  expect(isPayable(4700, { ...cash, receivedMinor: 4000 })).toBe(false);
  expect(paymentsOf(0, cash)).toEqual([]);
});

test('a split gives the rest to the second means', () => {
  const pay = { ...startPay('card'), second: 'cash' as const, firstMinor: 2000, receivedMinor: 3000 };
  expect(paymentsOf(4700, pay).map(({ means, amountMinor }) => [means, amountMinor])).toEqual([
    ['card', 2000],
    ['cash', 2700],
  ]);
  expect(cashOf(4700, pay)).toMatchObject({ changeMinor: 300 });
  expect(isPayable(4700, { ...pay, firstMinor: 4700 })).toBe(false);
});

test('a time counts as chosen only where the day that is shown has it, until a sale has been sent', () => {
  const groups = [group({ timeslots: [slot('ten', 4)] })];
  const two = add('adult', 2);
  expect(isWithoutTime(two, groups)).toBe(true);
  expect(isWithoutTime({ ...two, timeslotId: 'ten' }, groups)).toBe(false);
  expect(isWithoutTime({ ...two, timeslotId: 'of-yesterday' }, groups)).toBe(true);
  expect(isWithoutTime({ ...two, timeslotId: 'of-yesterday', isUncertain: true }, groups)).toBe(false);
  expect(isWithoutTime(two, [group({ needsTimeslot: false })])).toBe(false);
});

test('while the times of another day are on their way, those of the day before it are not shown for it', () => {
  const offer = {
    ...{
      today: '2030-06-01',
      date: '2030-06-01',
      maySellOffline: false,
      mayUsePlu: false,
      assortments: [],
      upsellTypeIds: [],
    },
    groups: [group({ timeslots: [slot('ten', 4)] })],
  };
  expect(offerOfDay(offer, null)).toBe(offer);
  expect(offerOfDay(offer, '2030-06-01')).toBe(offer);
  expect(offerOfDay(offer, '2030-06-02')).toMatchObject({
    date: '2030-06-02',
    groups: [{ id: 'g', timeslots: [] }],
  });
});

test('a product without a next time says why: not today, over, closed, or full', () => {
  const closed = { ...slot('d', 4), state: 'closed' as const };
  expect(whyNoTime({ timeslots: [] })).toBe('notOnDay');
  expect(whyNoTime({ timeslots: [slot('a', 4, true)] })).toBe('over');
  expect(whyNoTime({ timeslots: [slot('a', 4, true), closed] })).toBe('closed');
  expect(whyNoTime({ timeslots: [slot('a', 0), closed] })).toBe('full');
});

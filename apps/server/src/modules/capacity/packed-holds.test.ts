import { expect, test } from 'vitest';
import type { HoldToInsert } from './hold.ts';
import { packHolds } from './packed-holds.ts';

const hold = (places: HoldToInsert['places'], more: Partial<HoldToInsert> = {}): HoldToInsert => ({
  id: '00000000-0000-7000-8000-000000000001',
  idempotencyKey: null,
  channelId: null,
  expiresAt: new Date('2026-11-22T12:00:00Z'),
  places,
  sale: [],
  limitEpoch: null,
  ...more,
});

test('equal requests for one timeslot are of one kind, and the timeslot is requested once', () => {
  const two = () => hold([{ counterId: 'morning', quantity: 2 }]);
  const { kindOf, kinds, needs } = packHolds([two(), two(), hold([{ counterId: 'morning', quantity: 1 }])]);
  expect(kindOf).toEqual([1, 1, 2]);
  expect(kinds.map(({ places }) => places[0]?.quantity)).toEqual([2, 1]);
  expect(needs).toEqual([{ counterId: 'morning', quantity: 5, withheld: 0 }]);
});

test('what holds of several timeslots take is added up for each of them', () => {
  const both = [
    { counterId: 'morning', quantity: 1 },
    { counterId: 'evening', quantity: 4 },
  ];
  const { kindOf, needs } = packHolds([
    hold(both),
    hold([{ counterId: 'evening', quantity: 4 }]),
    hold(both),
  ]);
  expect(kindOf).toEqual([1, 2, 1]);
  expect(needs).toEqual([
    { counterId: 'morning', quantity: 2, withheld: 0 },
    { counterId: 'evening', quantity: 12, withheld: 0 },
  ]);
});

test('the greatest share that is kept from one of them is kept from all of the batch', () => {
  const kept = (withheldPercentage?: number) =>
    hold([
      { counterId: 'morning', quantity: 1, ...(withheldPercentage !== undefined && { withheldPercentage }) },
    ]);
  expect(packHolds([kept(), kept(30), kept(10)]).needs).toEqual([
    { counterId: 'morning', quantity: 3, withheld: 30 },
  ]);
});

test('sales of other channels and tickets stay apart', () => {
  const line = [{ counterId: 'morning', quantity: 1 }];
  const tickets = [{ ticketTypeId: 'adult', quantity: 1, timeslotId: null, date: null }];
  const { kindOf, kinds } = packHolds([
    hold(line),
    hold(line, { channelId: 'desk' }),
    hold(line, { sale: tickets }),
    hold(line, { sale: [...tickets] }),
  ]);
  expect(kindOf).toEqual([1, 2, 3, 3]);
  expect(kinds.map(({ channelId, sale }) => [channelId, sale])).toEqual([
    [null, '[]'],
    ['desk', '[]'],
    [null, JSON.stringify(tickets)],
  ]);
});

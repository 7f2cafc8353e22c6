import { describe, expect, test } from 'vitest';
import { chargedBackOf, openChargebackOf, partsOfReversal } from './chargebacks.ts';
import { postChargeback, postChargebackReversed, postChargebackSettled } from './post-money.ts';

const cause = { causeId: '1', orderId: '2', isTest: false, currency: 'EUR', at: new Date(0) };
const taken = (minor: number) => postChargeback(cause, 'stripe', minor);
/** Staff cancelled tickets for so much of it. */
const settled = (minor: number, cancelledMinor: number) =>
  postChargebackSettled(cause, minor, cancelledMinor);

describe('money of a chargeback that the bank gives back', () => {
  test.each([
    ['is no longer open where staff had not decided', taken(3500), 3500, [3500, 0, 0]],
    [
      'undoes the write-off where staff kept the tickets',
      [...taken(3500), ...settled(3500, 0)],
      3500,
      [0, 3500, 0],
    ],
    [
      'is money of the buyer where staff cancelled',
      [...taken(3500), ...settled(3500, 3500)],
      3500,
      [0, 0, 3500],
    ],
    [
      'ends first what is open',
      [...taken(1000), ...settled(1000, 400), ...taken(500)],
      1300,
      [500, 600, 200],
    ],
  ])('%s', (_title, postings, amountMinor, [openMinor, writtenOffMinor, cancelledMinor]) => {
    expect(partsOfReversal(postings, amountMinor)).toEqual({ openMinor, writtenOffMinor, cancelledMinor });
  });

  test('is money that can be paid back again', () => {
    const kept = [...taken(3500), ...settled(3500, 0)];
    expect(chargedBackOf(kept)).toBe(3500);
    const won = [...kept, ...postChargebackReversed(cause, 'stripe', partsOfReversal(kept, 3500))];
    expect([chargedBackOf(won), openChargebackOf(won)]).toEqual([0, 0]);
    expect(partsOfReversal([...won, ...taken(3500)], 3500).openMinor).toBe(3500);
  });
});

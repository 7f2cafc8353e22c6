import { expect, test } from 'vitest';
import { listFreedVouchers } from './freed-vouchers.ts';

const voucher = (id: string, leftMinor: number, quantity = 1, ticketTypeId = 'adult') => ({
  id,
  leftMinor,
  worth: [{ ticketTypeId, quantity }],
});
const ofAdults = [voucher('one', 1750), voucher('other', 1750)];
const freed = (amountMinor: number, vouchers = ofAdults, adults = 0) =>
  listFreedVouchers(amountMinor, vouchers, new Map([['adult', adults]]));

test('one of two tickets is cancelled: one of the vouchers that paid for them is freed', () => {
  expect(freed(1850, ofAdults, 2)).toEqual([]);
  expect(freed(1850, ofAdults, 1)).toEqual(['one']);
  expect(freed(3700, ofAdults, 0)).toEqual(['one', 'other']);
});

test('no voucher is freed that does not go back whole, and none that has gone back', () => {
  expect(freed(1749)).toEqual([]);
  expect(freed(3499)).toEqual(['one']);
  expect(freed(3500, [voucher('one', 0), voucher('other', 1750)])).toEqual(['other']);
});

test('a ticket that money paid for is cancelled first: a voucher is needed while it has a ticket to pay for', () => {
  expect(freed(1750, [voucher('one', 1750)], 1)).toEqual([]);
  expect(freed(1750, [voucher('for two', 3500, 2)], 1)).toEqual([]);
});

test('the tickets that are left are paid by the vouchers that are needed least', () => {
  const mixed = [voucher('for one', 1750), voucher('for two', 3500, 2)];
  expect(freed(1750, mixed, 2)).toEqual(['for one']);
  expect(freed(3500, mixed, 1)).toEqual(['for two']);
  expect(freed(600, [...mixed, voucher('child', 600, 1, 'child')], 3)).toEqual(['child']);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkVoucher, payableByVouchers } from './check-voucher.ts';
import { voucherBatchInput } from './voucher-batch-input.ts';
import { formatVoucherCode, makeVoucherCode, readVoucherCode } from './voucher-code.ts';

const [adult, child] = [1, 2].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`) as [
  string,
  string,
];
const lineOf = (ticketTypeId: string, quantity: number, totalMinor: number, unitPriceMinor: number) => {
  return {
    ticketTypeId,
    quantity,
    totalMinor,
    steps: [{ kind: 'ticket-type-price' as const, unitPriceMinor }],
  };
};
/** Adults are dearer today: 20.00 in place of 17.50. */
const family = [lineOf(adult, 2, 4000, 1750), lineOf(child, 1, 600, 600)];
const payable = (voucher: Parameters<typeof payableByVouchers>[0][number], lines = family) =>
  payableByVouchers([voucher], lines)[0];

describe('a voucher', () => {
  const open = { usedAt: null, cancelledAt: null };
  const valid = { validFrom: '2027-01-01', validUntil: '2027-12-31' };
  const codeOf = (facts: object, today: string) => {
    const checked = checkVoucher({ ...open, ...facts }, valid, today);
    return checked.ok ? null : checked.refusals[0]?.code;
  };

  test('can be used once, from its first day to its last', () => {
    expect(codeOf({}, '2026-12-31')).toBe('discount-not-yet');
    expect(codeOf({}, '2027-01-01')).toBeNull();
    expect(codeOf({}, '2027-12-31')).toBeNull();
    expect(codeOf({}, '2028-01-01')).toBe('discount-ended');
    expect(codeOf({ usedAt: new Date() }, '2027-05-01')).toBe('voucher-used');
    expect(codeOf({ cancelledAt: new Date() }, '2027-05-01')).toBe('voucher-cancelled');
  });

  test('pays for its tickets only; on a dearer day for what they cost on an ordinary one, or for all', () => {
    const worth = (ticketTypeId: string, quantity: number) => [{ ticketTypeId, quantity }];
    expect(payable({ worth: worth(adult, 2), dearerDay: 'visitor-pays' })).toBe(3500);
    expect(payable({ worth: worth(adult, 2), dearerDay: 'voucher-covers' })).toBe(4000);
    expect(payable({ worth: worth(adult, 1), dearerDay: 'voucher-covers' })).toBe(2000);
    expect(payable({ worth: worth(child, 5), dearerDay: 'visitor-pays' })).toBe(600);
    expect(payable({ worth: worth('other', 1), dearerDay: 'voucher-covers' })).toBe(0);
  });

  test('never pays for tickets that another one pays for', () => {
    const two = { worth: [{ ticketTypeId: adult, quantity: 2 }], dearerDay: 'voucher-covers' as const };
    const one = { ...two, worth: [{ ticketTypeId: adult, quantity: 1 }] };
    expect(payableByVouchers([two, two], family)).toEqual([4000, 0]);
    expect(payableByVouchers([one, two], family)).toEqual([2000, 2000]);
  });

  test('all of them never pay more than the lines that they are for', () => {
    const aType = fc.constantFrom(adult, child);
    const aLine = fc
      .tuple(aType, fc.integer({ min: 1, max: 9 }), fc.nat(20_000), fc.nat(3_000))
      .map((parts) => lineOf(...parts));
    const aVoucher = fc.record({
      worth: fc.uniqueArray(fc.record({ ticketTypeId: aType, quantity: fc.integer({ min: 1, max: 9 }) }), {
        selector: ({ ticketTypeId }) => ticketTypeId,
      }),
      dearerDay: fc.constantFrom('visitor-pays' as const, 'voucher-covers' as const),
    });
    fc.assert(
      fc.property(
        fc.array(aLine, { maxLength: 5 }),
        fc.array(aVoucher, { maxLength: 4 }),
        (lines, vouchers) => {
          const paid = payableByVouchers(vouchers, lines);
          const types = vouchers.flatMap(({ worth }) => worth.map(({ ticketTypeId }) => ticketTypeId));
          const its = lines.filter(({ ticketTypeId }) => types.includes(ticketTypeId));
          const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
          expect(Math.min(0, ...paid)).toBe(0);
          expect(sum(paid)).toBeLessThanOrEqual(sum(its.map(({ totalMinor }) => totalMinor)));
        },
      ),
    );
  });
});

describe('the code of a voucher', () => {
  test('is read without case, spaces and dashes, and printed in groups of four', () => {
    expect(readVoucherCode(' kaap-7wd3 nqx8–4p ')).toBe('KAAP7WD3NQX84P');
    expect(formatVoucherCode('KAAP7WD3NQX84P', 'KAAP')).toBe('KAAP-7WD3-NQX8-4P');
    expect(formatVoucherCode('7WD3NQX8', '')).toBe('7WD3-NQX8');
    expect(readVoucherCode('SPRING')).toBeNull();
    expect(readVoucherCode('SPRING!SPRING')).toBeNull();
  });

  test('holds no character that is taken for another', () => {
    let next = 0;
    expect(makeVoucherCode({ prefix: '', codeLength: 600 }, (below) => next++ % below)).not.toMatch(
      /[ILOU01]/,
    );
    expect(makeVoucherCode({ prefix: 'KAAP', codeLength: 10 }, () => 0)).toBe('KAAPAAAAAAAAAA');
  });
});

test('a batch names everything that is wrong at once, at its field', () => {
  const parsed = voucherBatchInput.safeParse({
    name: ' ',
    quantity: 100_001,
    prefix: 'KAAP!',
    codeLength: 4,
    validFrom: '2027-05-01',
    validUntil: '2027-04-30',
    worth: [
      { ticketTypeId: adult, quantity: 1 },
      { ticketTypeId: adult, quantity: 1 },
    ],
  });
  const issues = parsed.error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  expect(issues).toEqual([
    'name voucher-name-required',
    'quantity voucher-quantity-invalid',
    'prefix voucher-prefix-invalid',
    'codeLength voucher-length-invalid',
    'worth.1.ticketTypeId voucher-worth-twice',
    'validUntil end-before-start',
  ]);
  expect(voucherBatchInput.safeParse({ name: 'A', quantity: 1, worth: [] }).success).toBe(false);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkVoucher, payableByVoucher } from './check-voucher.ts';
import { voucherBatchInput } from './voucher-batch-input.ts';
import { formatVoucherCode, makeVoucherCode, readVoucherCode } from './voucher-code.ts';

const [adult, child] = [1, 2].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`) as [
  string,
  string,
];
const family = [
  { ticketTypeId: adult, quantity: 2, totalMinor: 4000, ordinaryMinor: 1750 },
  { ticketTypeId: child, quantity: 1, totalMinor: 600, ordinaryMinor: 600 },
];

describe('a voucher', () => {
  const open = { usedAt: null, cancelledAt: null };
  const valid = { validFrom: '2027-01-01', validUntil: '2027-12-31' };
  const codeOf = (facts: object, today: string) => {
    const checked = checkVoucher({ ...open, ...facts }, valid, today);
    return checked.ok ? null : checked.refusals[0]?.code;
  };

  test('can be used once, from its first day to its last', () => {
    expect(codeOf({}, '2026-12-31')).toBe('voucher-not-yet');
    expect(codeOf({}, '2027-01-01')).toBeNull();
    expect(codeOf({}, '2027-12-31')).toBeNull();
    expect(codeOf({}, '2028-01-01')).toBe('voucher-expired');
    expect(codeOf({ usedAt: new Date() }, '2027-05-01')).toBe('voucher-used');
    expect(codeOf({ cancelledAt: new Date() }, '2027-05-01')).toBe('voucher-cancelled');
  });

  test('pays for its tickets only; on a dearer day for what they cost on an ordinary one, or for all', () => {
    const worth = [{ ticketTypeId: adult, quantity: 2 }];
    expect(payableByVoucher({ worth, dearerDay: 'visitor-pays' }, family)).toBe(3500);
    expect(payableByVoucher({ worth, dearerDay: 'voucher-covers' }, family)).toBe(4000);
    expect(
      payableByVoucher(
        { worth: [{ ticketTypeId: adult, quantity: 1 }], dearerDay: 'voucher-covers' },
        family,
      ),
    ).toBe(2000);
    expect(
      payableByVoucher({ worth: [{ ticketTypeId: child, quantity: 5 }], dearerDay: 'visitor-pays' }, family),
    ).toBe(600);
    expect(
      payableByVoucher(
        { worth: [{ ticketTypeId: 'other', quantity: 1 }], dearerDay: 'voucher-covers' },
        family,
      ),
    ).toBe(0);
  });

  test('never pays more than the lines that it is for, whichever came first', () => {
    const aLine = fc.record({
      ticketTypeId: fc.constantFrom(adult, child),
      quantity: fc.integer({ min: 1, max: 9 }),
      totalMinor: fc.nat(20_000),
      ordinaryMinor: fc.nat(3_000),
    });
    const someWorth = fc.uniqueArray(
      fc.record({ ticketTypeId: fc.constantFrom(adult, child), quantity: fc.integer({ min: 1, max: 9 }) }),
      { selector: ({ ticketTypeId }) => ticketTypeId },
    );
    const someDay = fc.constantFrom('visitor-pays' as const, 'voucher-covers' as const);
    fc.assert(
      fc.property(fc.array(aLine, { maxLength: 5 }), someWorth, someDay, (lines, worth, dearerDay) => {
        const paid = payableByVoucher({ worth, dearerDay }, lines);
        const its = lines.filter((line) =>
          worth.some(({ ticketTypeId }) => ticketTypeId === line.ticketTypeId),
        );
        expect(paid).toBeGreaterThanOrEqual(0);
        expect(paid).toBeLessThanOrEqual(its.reduce((sum, { totalMinor }) => sum + totalMinor, 0));
        expect(payableByVoucher({ worth, dearerDay: 'voucher-covers' }, lines)).toBeGreaterThanOrEqual(paid);
      }),
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

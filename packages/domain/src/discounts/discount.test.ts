import { describe, expect, test } from 'vitest';
import { calculateOrderPrice } from '../pricing/order-price.ts';
import { checkDiscount, type LineForDiscount } from './check-discount.ts';
import type { Discount } from './discount.ts';
import { codeBatchInput, codeKey, makeDiscountCode, readDiscountCode } from './discount-code-text.ts';
import { discountInput } from './discount-input.ts';

const [adult, child, tower, galleries] = [1, 2, 3, 4].map(
  (digit) => `00000000-0000-4000-8000-00000000000${digit}`,
) as [string, string, string, string];

const spring: Discount = {
  title: 'Spring',
  kind: 'percentage',
  basisPoints: 1000,
  amountMinor: null,
  validFrom: '2027-03-01',
  validUntil: '2027-05-31',
  mostUses: null,
  minTickets: 1,
  maxTickets: null,
  mostDiscounted: null,
  ticketGroupIds: [],
  ticketTypeIds: [],
  visitDates: [],
  withDynamicPrices: true,
  withGiftTickets: true,
  discountedTickets: 'every',
};
const family: LineForDiscount[] = [
  {
    ticketTypeId: adult,
    ticketGroupId: galleries,
    itemKind: 'admission',
    quantity: 2,
    visitDate: '2027-04-10',
  },
  {
    ticketTypeId: child,
    ticketGroupId: galleries,
    itemKind: 'admission',
    quantity: 1,
    visitDate: '2027-04-10',
  },
];
const [posters, guides] = (['merchandise', 'product'] as const).map(
  (itemKind): LineForDiscount => ({
    ticketTypeId: tower,
    ticketGroupId: galleries,
    itemKind,
    quantity: 2,
    visitDate: null,
  }),
) as [LineForDiscount, LineForDiscount];
const refusalOf = (change: Partial<Discount>, lines = family, today = '2027-04-01') => {
  const checked = checkDiscount({ ...spring, ...change }, lines, today);
  return checked.ok ? null : checked.refusals[0]?.code;
};

describe('an order uses a discount', () => {
  test('from its first day to its last', () => {
    expect(refusalOf({}, family, '2027-02-28')).toBe('discount-not-yet');
    expect(refusalOf({}, family, '2027-03-01')).toBeNull();
    expect(refusalOf({}, family, '2027-05-31')).toBeNull();
    expect(refusalOf({}, family, '2027-06-01')).toBe('discount-ended');
    expect(refusalOf({ validFrom: null, validUntil: null }, family, '2030-01-01')).toBeNull();
  });

  test('with as many tickets as it asks for', () => {
    expect(refusalOf({ minTickets: 4 })).toBe('discount-too-few-tickets');
    expect(refusalOf({ minTickets: 3 })).toBeNull();
    expect(refusalOf({ maxTickets: 2 })).toBe('discount-too-many-tickets');
    expect(refusalOf({ maxTickets: 3 })).toBeNull();
  });

  test('by its tickets alone: posters and audio guides beside them are not counted', () => {
    const withMore = [...family, posters, guides];
    expect(refusalOf({ minTickets: 4 }, withMore)).toBe('discount-too-few-tickets');
    expect(refusalOf({ maxTickets: 3 }, withMore)).toBeNull();
    expect(refusalOf({ minTickets: 2 }, [posters])).toBe('discount-too-few-tickets');
    expect(refusalOf({}, [posters])).toBeNull();
  });

  test('where one of its tickets is for what it says, on a day that it says', () => {
    expect(refusalOf({ ticketGroupIds: [tower] })).toBe('discount-not-for-tickets');
    expect(refusalOf({ ticketGroupIds: [tower], ticketTypeIds: [child] })).toBeNull();
    expect(refusalOf({ visitDates: ['2027-04-11'] })).toBe('discount-not-on-date');
    expect(refusalOf({ visitDates: ['2027-04-10'] })).toBeNull();
    const undated = family.map((line) => ({ ...line, visitDate: null }));
    expect(refusalOf({ visitDates: ['2027-04-10'] }, undated)).toBe('discount-not-on-date');
  });

  test('and it makes only those tickets cheaper', () => {
    const checked = checkDiscount({ ...spring, ticketTypeIds: [child] }, family, '2027-04-01');
    const lines = family.map(({ quantity, ticketTypeId, ticketGroupId }) => ({
      ticketTypeId,
      ticketGroupId,
      quantity,
      ticketTypePriceMinor: ticketTypeId === adult ? 1750 : 625,
      vatBasisPoints: 900,
    }));
    const price = calculateOrderPrice(lines, { discountCode: checked.ok ? checked.value : null });
    // 10 % of 6.25 is rounded once, half away from zero.
    expect(price.lines.map(({ totalMinor }) => totalMinor)).toEqual([3500, 563]);
  });
});

describe('a discount that staff type', () => {
  const good = { title: ' Spring ', kind: 'percentage', basisPoints: 1250, amountMinor: 500 };
  const codesOf = (typed: unknown) => {
    const parsed = discountInput.safeParse(typed);
    return parsed.success
      ? []
      : parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
  };

  test('keeps the value of its kind only', () => {
    expect(discountInput.parse(good)).toMatchObject({
      title: 'Spring',
      basisPoints: 1250,
      amountMinor: null,
    });
    expect(discountInput.parse({ ...good, kind: 'price' })).toMatchObject({
      basisPoints: null,
      amountMinor: 500,
    });
  });

  test('names everything that is wrong at once, at its field', () => {
    expect(
      codesOf({
        title: ' ',
        kind: 'percentage',
        validFrom: '2027-05-01',
        validUntil: '2027-04-30',
        minTickets: 4,
        maxTickets: 3,
        mostUses: 0,
      }),
    ).toEqual([
      'title discount-title-required',
      'mostUses discount-count-invalid',
      'basisPoints discount-percentage-required',
      'validUntil end-before-start',
      'maxTickets discount-maximum-below-minimum',
    ]);
    expect(codesOf({ ...good, basisPoints: 10_001 })).toEqual(['basisPoints discount-percentage-invalid']);
    expect(codesOf({ ...good, kind: 'price', amountMinor: 0 })).toEqual([
      'amountMinor discount-amount-required',
    ]);
  });
});

describe('a code', () => {
  test('is the same in small letters and with spaces', () => {
    expect(readDiscountCode(' spring 27 ')).toEqual({ ok: true, value: 'SPRING27' });
    expect(readDiscountCode('Ｓpring')).toEqual({ ok: true, value: 'SPRING' });
  });

  test('keeps its dashes and is compared without them', () => {
    expect(readDiscountCode('spring-27')).toEqual({ ok: true, value: 'SPRING-27' });
    for (const typed of ['Spring 27', 'SPRING-27', 's-p-r-i-n-g–27']) expect(codeKey(typed)).toBe('SPRING27');
  });

  test.each([
    ['', 'discount-code-required'],
    ['A1', 'discount-code-length'],
    ['A-1', 'discount-code-length'],
    ['A'.repeat(41), 'discount-code-length'],
    ['SPRING!', 'discount-code-characters'],
    ['-SPRING', 'discount-code-characters'],
  ])('%s is refused: %s', (typed, code) => {
    expect(readDiscountCode(typed)).toMatchObject({ ok: false, refusals: [{ code }] });
  });

  test('is generated after its prefix, of characters that are not taken for one another', () => {
    const batch = codeBatchInput.parse({ prefix: 'friend-', length: 6, quantity: 3 });
    let next = 0;
    expect(makeDiscountCode(batch, (below) => next++ % below)).toBe('FRIEND-ABCDEF');
    const code = makeDiscountCode({ prefix: '', length: 400 }, (below) => next++ % below);
    expect(code).not.toMatch(/[ILOU01]/);
    expect(codeBatchInput.safeParse({ quantity: 1_000_001 }).success).toBe(false);
    expect(codeBatchInput.safeParse({ quantity: 1, length: 5 }).success).toBe(false);
  });
});

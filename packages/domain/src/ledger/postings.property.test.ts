import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitVat } from '../money/vat.ts';
import { calculateOrderTotals } from '../pricing/order-price.ts';
import { codeOfAccount, isEarned, readAccountCode } from './ledger-account.ts';
import { postPayment, postRefund, postRefundRequest } from './post-money.ts';
import { postCancellation, postOrderChange } from './post-order-change.ts';
import { type EarningLine, postSale } from './post-sale.ts';
import type { LedgerEntry, Posting, PostingCause } from './posting.ts';

const cause: PostingCause = {
  causeId: 'one',
  orderId: 'one',
  isTest: false,
  currency: 'EUR',
  at: new Date(0),
};

const aLine: fc.Arbitrary<EarningLine> = fc
  .record({
    vatBasisPoints: fc.constantFrom(0, 900, 2100),
    totalMinor: fc.integer({ min: 0, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
    costCentre: fc.constantFrom('', '410', '420'),
    generalLedgerAccount: fc.constantFrom('', '8000'),
  })
  .map((line) => ({ ...line, vatMinor: splitVat(line.totalMinor, line.vatBasisPoints).vatMinor }));

const someCosts = fc.record({
  serviceMinor: fc.integer({ min: 0, max: 300 }),
  isServiceOnFree: fc.boolean(),
  transactionMinor: fc.integer({ min: 0, max: 200 }),
});

const sumOf = (entries: readonly LedgerEntry[]) => entries.reduce((sum, entry) => sum + entry.amountMinor, 0);
const entriesOf = (postings: readonly Posting[]) => postings.flatMap(({ entries }) => entries);
const earnedBy = (postings: readonly Posting[]) =>
  0 - sumOf(entriesOf(postings).filter(({ account }) => isEarned(account)));
const ofKind = (postings: readonly Posting[], kind: string) =>
  sumOf(entriesOf(postings).filter(({ account }) => account.kind === kind));

test('a sale is in balance, is worth what the order costs, and has the VAT of its receipt', () => {
  fc.assert(
    fc.property(
      fc.array(aLine, { minLength: 1, maxLength: 4 }),
      someCosts,
      fc.nat(500),
      (lines, costs, gift) => {
        const totals = calculateOrderTotals(lines, { ...costs, donationMinor: gift });
        const postings = postSale(cause, totals.totalMinor, lines, costs);
        expect(sumOf(entriesOf(postings))).toBe(0);
        expect(earnedBy(postings)).toBe(totals.totalMinor);
        expect(-ofKind(postings, 'vat')).toBeCloseTo(totals.vatMinor);
        expect(-ofKind(postings, 'donation')).toBeCloseTo(gift);
      },
    ),
  );
});

test('whatever is cancelled and in which order, every posting is in balance and the last ticket takes all back', () => {
  fc.assert(
    fc.property(
      fc.array(aLine, { minLength: 1, maxLength: 3 }),
      someCosts,
      fc.array(fc.nat(2), { maxLength: 12 }),
      (lines, costs, picks) => {
        const { totalMinor } = calculateOrderTotals(lines, { ...costs, donationMinor: 0 });
        const postings = [
          ...postSale(cause, totalMinor, lines, costs),
          ...postPayment(cause, 'test', totalMinor),
        ];
        let leftMinor = totalMinor;
        for (const pick of picks) {
          const line = lines[pick % lines.length];
          if (!line) continue;
          const serviceMinor = line.totalMinor > 0 ? costs.serviceMinor : 0;
          const ticketsMinor = Math.round(line.totalMinor / line.quantity);
          const amountMinor = Math.min(leftMinor, ticketsMinor + serviceMinor);
          const share = { ...line, ticketsMinor, serviceMinor, costCentre: 'changed since' };
          postings.push(...postCancellation(cause, entriesOf(postings), [share], amountMinor));
          postings.push(...postRefundRequest(cause, amountMinor), ...postRefund(cause, 'test', amountMinor));
          leftMinor -= amountMinor;
          expect(earnedBy(postings)).toBe(leftMinor);
        }
        postings.push(...postCancellation(cause, entriesOf(postings), null, leftMinor));
        postings.push(...postRefundRequest(cause, leftMinor), ...postRefund(cause, 'test', leftMinor));
        for (const { entries } of postings) expect(sumOf(entries)).toBe(0);
        for (const kind of ['receivable', 'money', 'refund-due', 'revenue', 'vat', 'service-fee']) {
          expect(ofKind(postings, kind)).toBe(0);
        }
      },
    ),
  );
});

test('revenue goes to the cost centre of the sale, also where the ticket type has another one since', () => {
  const line = { totalMinor: 1090, vatBasisPoints: 900, vatMinor: 90, quantity: 2, generalLedgerAccount: '' };
  const costs = { serviceMinor: 0, isServiceOnFree: false, transactionMinor: 0 };
  const sale = postSale(cause, 1090, [{ ...line, costCentre: '410' }], costs);
  const share = {
    vatBasisPoints: 900,
    ticketsMinor: 545,
    serviceMinor: 0,
    costCentre: '420',
    generalLedgerAccount: '',
  };
  expect(entriesOf(postCancellation(cause, entriesOf(sale), [share], 545))).toEqual([
    {
      account: { kind: 'revenue', vatBasisPoints: 900 },
      amountMinor: 500,
      costCentre: '410',
      generalLedgerAccount: '',
    },
    {
      account: { kind: 'vat', vatBasisPoints: 900 },
      amountMinor: 45,
      costCentre: '',
      generalLedgerAccount: '',
    },
    { account: { kind: 'receivable' }, amountMinor: -545, costCentre: '', generalLedgerAccount: '' },
  ]);
});

test('the transaction cost goes back with the VAT that it was sold with, also where tickets of one rate went before', () => {
  const shared = { totalMinor: 1000, quantity: 1, costCentre: '', generalLedgerAccount: '' };
  const low = { ...shared, vatBasisPoints: 900, vatMinor: 83 };
  const high = { ...shared, vatBasisPoints: 2100, vatMinor: 174 };
  const costs = { serviceMinor: 0, isServiceOnFree: false, transactionMinor: 200 };
  const sale = postSale(cause, 2200, [low, high], costs);
  const shareOf = (line: EarningLine) => ({ ...line, ticketsMinor: 1000, serviceMinor: 50 });
  const first = postCancellation(cause, entriesOf(sale), [shareOf(low)], 1000);
  const last = postOrderChange(cause, entriesOf([...sale, ...first]), {
    taken: [shareOf(high)],
    takenMinor: 1200,
    transactionMinor: 200,
    sale: entriesOf(sale),
    added: [],
  });
  const vatOf = (rate: number) =>
    sumOf(
      entriesOf([...sale, ...first, ...last]).filter(
        ({ account }) => account.kind === 'vat' && account.vatBasisPoints === rate,
      ),
    );
  expect([vatOf(900), vatOf(2100)]).toEqual([0, 0]);
});

test('a free order posts nothing', () => {
  const line = {
    totalMinor: 0,
    vatBasisPoints: 900,
    vatMinor: 0,
    quantity: 2,
    costCentre: '',
    generalLedgerAccount: '',
  };
  const costs = { serviceMinor: 0, isServiceOnFree: false, transactionMinor: 50 };
  expect(postSale(cause, 0, [line], costs)).toEqual([]);
});

test('the code of an account is read back as the account', () => {
  for (const code of [
    'receivable',
    'money:mollie',
    'revenue:900',
    'vat:2100',
    'balance:a1',
    'due-to-platform',
  ]) {
    expect(codeOfAccount(readAccountCode(code))).toBe(code);
  }
  expect(() => readAccountCode('revenue:nine')).toThrow('no ledger account');
});

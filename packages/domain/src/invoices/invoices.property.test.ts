import fc from 'fast-check';
import { expect, test } from 'vitest';
import { codeOfAccount, isEarned } from '../ledger/ledger-account.ts';
import { postCancellation } from '../ledger/post-order-change.ts';
import { postSale } from '../ledger/post-sale.ts';
import type { LedgerEntry, PostingCause } from '../ledger/posting.ts';
import { splitVat } from '../money/vat.ts';
import { amountOfTickets, sharesOfTickets } from '../orders/visit-amount.ts';
import { calculateOrderTotals } from '../pricing/order-price.ts';
import { compareLines } from './compare-lines.ts';
import { grossOf, type InvoiceLine } from './invoice-line.ts';
import { totalsOf } from './invoice-totals.ts';
import { linesOfOrder, type SoldLine, type SoldOrder } from './lines-of-order.ts';

const cause: PostingCause = {
  ...{ causeId: 'one', orderId: 'one', isTest: false, currency: 'EUR', at: new Date(0) },
};

const aLine = fc
  .record({
    vatBasisPoints: fc.constantFrom(0, 900, 2100),
    totalMinor: fc.integer({ min: 0, max: 50_000 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  .map((line) => ({ ...line, vatMinor: splitVat(line.totalMinor, line.vatBasisPoints).vatMinor }));

const someCosts = fc.record({
  serviceMinor: fc.integer({ min: 0, max: 300 }),
  isServiceOnFree: fc.boolean(),
  transactionMinor: fc.integer({ min: 0, max: 200 }),
});

type Drawn = { vatBasisPoints: number; totalMinor: number; quantity: number; vatMinor: number };
const soldOf = (lines: readonly Drawn[]): SoldLine[] =>
  lines.map((line, index) => ({
    ...line,
    id: `line ${index}`,
    productName: 'Salt & Light',
    ticketTypeName: 'Adult',
    visitDate: '2026-11-22',
    visitTime: '12:00',
    locationName: 'Main building',
    validQuantity: line.quantity,
  }));

const booked = { costCentre: '', generalLedgerAccount: '' };
const earningOf = (lines: readonly Drawn[]) => lines.map((line) => ({ ...line, ...booked }));

/** What the ledger says was earned: by rate VAT and all, as documents have it. */
function earnedOf(entries: readonly LedgerEntry[]) {
  const earned = entries.filter(({ account }) => isEarned(account));
  const sum = (of: readonly LedgerEntry[]) =>
    0 - of.reduce((total, { amountMinor }) => total + amountMinor, 0);
  const vat = earned.filter(({ account }) => account.kind === 'vat');
  return {
    grossMinor: sum(earned),
    vatByRate: Object.fromEntries(
      [...Map.groupBy(vat, ({ account }) => codeOfAccount(account).slice(4))]
        .map(([rate, of]) => [rate, sum(of)] as const)
        .filter(([, minor]) => minor !== 0),
    ),
  };
}

const chargedBy = (lines: readonly InvoiceLine[]) => {
  const { grossMinor, vatByRate } = totalsOf(lines);
  return {
    grossMinor: grossMinor + 0,
    vatByRate: Object.fromEntries(
      vatByRate.filter(({ vatMinor }) => vatMinor !== 0).map((rate) => [rate.vatBasisPoints, rate.vatMinor]),
    ),
  };
};

test('an invoice charges what the order costs, with the VAT of its receipt per rate, its fees and its gift', () => {
  fc.assert(
    fc.property(
      fc.array(aLine, { minLength: 1, maxLength: 4 }),
      someCosts,
      fc.nat(500),
      (lines, costs, donationMinor) => {
        const totals = calculateOrderTotals(lines, { ...costs, donationMinor });
        const posted = postSale(cause, totals.totalMinor, earningOf(lines), costs);
        const entries = posted.flatMap((one) => one.entries);
        const invoiced = linesOfOrder({ lines: soldOf(lines), costs }, entries);
        expect(chargedBy(invoiced)).toEqual(earnedOf(entries));
        expect(totalsOf(invoiced).vatMinor + 0).toBe(totals.vatMinor);
        const byRate = totalsOf(invoiced).vatByRate;
        for (const { vatBasisPoints, grossMinor } of totals.vatByRate) {
          const rate = byRate.find((one) => one.vatBasisPoints === vatBasisPoints);
          expect((rate?.grossMinor ?? 0) + 0).toBe(grossMinor);
        }
        // Every ticket line says what its line of the order says.
        for (const [index, { totalMinor }] of lines.entries()) {
          const line = invoiced.find(({ key }) => key === `line ${index}`);
          expect(line && grossOf(line)).toBe(totalMinor);
        }
      },
    ),
  );
});

test('whatever is cancelled in whichever order, invoice and credit notes are together what the ledger says', () => {
  fc.assert(
    fc.property(
      fc.array(aLine, { minLength: 1, maxLength: 3 }),
      someCosts,
      fc.array(fc.nat(2), { maxLength: 12 }),
      fc.nat(12),
      (lines, costs, picks, invoicedAfter) => {
        const { totalMinor } = calculateOrderTotals(lines, { ...costs, donationMinor: 0 });
        const entries = postSale(cause, totalMinor, earningOf(lines), costs).flatMap((one) => one.entries);
        let sold = soldOf(lines);
        let leftMinor = totalMinor;
        const documents: InvoiceLine[][] = [];
        const order = (): SoldOrder => ({ lines: sold, costs });
        const issue = () => {
          const missing = compareLines(documents.flat(), linesOfOrder(order(), entries));
          if (missing) documents.push([...missing.lines]);
          const total = missing ? totalsOf(missing.lines).grossMinor : 0;
          expect(missing?.kind === 'invoice' ? total > 0 : total <= 0).toBe(true);
          expect(chargedBy(documents.flat())).toEqual(earnedOf(entries));
        };
        for (const [step, pick] of picks.entries()) {
          if (step >= invoicedAfter) issue();
          const line = sold[pick % sold.length];
          if (!line || line.validQuantity === 0) continue;
          const ticket = {
            orderLineId: line.id,
            lineQuantity: line.quantity,
            lineTotalMinor: line.totalMinor,
          };
          sold = sold.map((one) => (one === line ? { ...one, validQuantity: one.validQuantity - 1 } : one));
          const isLast = sold.every(({ validQuantity }) => validQuantity === 0);
          const amountMinor = isLast ? leftMinor : Math.min(leftMinor, amountOfTickets([ticket], costs));
          const shares = sharesOfTickets([ticket], costs).map((share) => ({
            ...{ ...share, ...booked },
            vatBasisPoints: line.vatBasisPoints,
          }));
          const cancelled = postCancellation(cause, entries, isLast ? null : shares, amountMinor);
          entries.push(...cancelled.flatMap((one) => one.entries));
          leftMinor -= amountMinor;
        }
        issue();
        expect(compareLines(documents.flat(), linesOfOrder(order(), entries))).toBeNull();
        if (leftMinor === 0) expect(totalsOf(documents.flat()).grossMinor + 0).toBe(0);
      },
    ),
  );
});

test('a fee that is kept of a cancelled order stays a fee on the documents, with its VAT', () => {
  const lines: Drawn[] = [{ vatBasisPoints: 900, totalMinor: 2180, quantity: 2, vatMinor: 180 }];
  const costs = { serviceMinor: 109, isServiceOnFree: false, transactionMinor: 0 };
  const entries = postSale(cause, 2398, earningOf(lines), costs).flatMap((one) => one.entries);
  const invoiced = linesOfOrder({ lines: soldOf(lines), costs }, entries);
  const share = { vatBasisPoints: 900, ticketsMinor: 2180, serviceMinor: 0, ...booked };
  entries.push(...postCancellation(cause, entries, [share], 2180).flatMap((one) => one.entries));
  const cancelled = soldOf(lines).map((line) => ({ ...line, validQuantity: 0 }));
  const kept = linesOfOrder({ lines: cancelled, costs }, entries);
  expect(kept).toMatchObject([{ kind: 'fee', vatBasisPoints: 900, netMinor: 200, vatMinor: 18 }]);
  expect(compareLines(invoiced, kept)).toMatchObject({
    kind: 'credit-note',
    lines: [
      { kind: 'ticket', quantity: -2, netMinor: -2000, vatMinor: -180 },
      { kind: 'service', quantity: -2, netMinor: -200, vatMinor: -18 },
      { kind: 'fee', netMinor: 200, vatMinor: 18 },
    ],
  });
});

const lineOf = (key: string, netMinor: number, vatBasisPoints = 0): InvoiceLine => ({
  ...{ key, kind: 'ticket', productName: '', ticketTypeName: '', visitDate: null, visitTime: null },
  ...{ locationName: null, quantity: 1, netMinor, vatMinor: 0, vatBasisPoints },
});

test('an order that became dearer has a further invoice, and one that became cheaper a credit note', () => {
  const before = [lineOf('a', 500), lineOf('b', 500)];
  expect(compareLines(before, [lineOf('a', 300), lineOf('b', 900)])?.kind).toBe('invoice');
  expect(compareLines(before, [lineOf('a', 300), lineOf('b', 600)])?.kind).toBe('credit-note');
  expect(compareLines(before, [lineOf('c', 1000)])).toBeNull();
  // The same price at another VAT rate.
  expect(compareLines(before, [lineOf('c', 1000, 900)])?.kind).toBe('credit-note');
});

import type { LedgerEntry } from '../ledger/posting.ts';
import { calculateShareMinor } from '../money/basis-points.ts';
import { grossOf, type InvoiceLine, type InvoiceLineKind, noVisit } from './invoice-line.ts';

/** A sum that the ledger has, and the lines that make it up. */
interface Sum {
  amountMinor: number;
  isPart(line: InvoiceLine): boolean;
}

/** A sum without VAT. */
interface NetSum extends Sum {
  /** What no line explains becomes a line of this kind, at this rate. */
  otherwise: InvoiceLineKind;
  rate(lines: readonly InvoiceLine[]): number;
}

/**
 * Changes lines until their sums are those of the ledger: revenue and VAT per rate, and each fee. A rounding goes to the
 * largest line of the sum; what no line explains (a fee that is kept, a price that was lowered) becomes one.
 * @param earned the entries of what the order earned: credit, so below zero.
 */
export function fitToLedger(lines: readonly InvoiceLine[], earned: readonly LedgerEntry[]): InvoiceLine[] {
  const rates = [
    ...new Set([
      ...lines.map(({ vatBasisPoints }) => vatBasisPoints),
      ...earned.flatMap(({ account }) => ('vatBasisPoints' in account ? account.vatBasisPoints : [])),
    ]),
  ];
  const ofAccount = (kind: string, rate?: number) =>
    0 -
    earned
      .filter(({ account }) => account.kind === kind && (rate === undefined || rateOf(account) === rate))
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const isOfKind =
    (...kinds: readonly InvoiceLineKind[]) =>
    ({ kind }: InvoiceLine) =>
      kinds.includes(kind);
  const isOfTickets = isOfKind('ticket', 'correction');
  /** The rate of whose VAT the most is on no line. */
  const spareRate = (fitted: readonly InvoiceLine[]) => {
    const spare = (rate: number) => ofAccount('vat', rate) - vatOf(fitted, rate);
    return rates.toSorted((one, other) => spare(other) - spare(one) || one - other)[0] ?? 0;
  };
  const sums: NetSum[] = [
    ...rates.map((rate): NetSum => {
      const isPart = (line: InvoiceLine) => isOfTickets(line) && line.vatBasisPoints === rate;
      return { amountMinor: ofAccount('revenue', rate), isPart, otherwise: 'correction', rate: () => rate };
    }),
    {
      amountMinor: ofAccount('service-fee'),
      isPart: isOfKind('service', 'fee'),
      ...{ otherwise: 'fee', rate: spareRate },
    },
    {
      amountMinor: ofAccount('transaction-fee'),
      isPart: isOfKind('transaction'),
      ...{ otherwise: 'transaction', rate: spareRate },
    },
    {
      amountMinor: ofAccount('donation'),
      isPart: isOfKind('donation'),
      ...{ otherwise: 'donation', rate: () => 0 },
    },
  ];
  const fitted = sums.reduce<InvoiceLine[]>(fitNet, [...lines]);
  return rates.reduce<InvoiceLine[]>((all, rate) => fitVat(all, rate, ofAccount('vat', rate)), fitted);
}

const rateOf = (account: LedgerEntry['account']) =>
  'vatBasisPoints' in account ? account.vatBasisPoints : undefined;

const vatOf = (lines: readonly InvoiceLine[], rate: number) =>
  lines
    .filter(({ vatBasisPoints }) => vatBasisPoints === rate)
    .reduce((sum, { vatMinor }) => sum + vatMinor, 0);

function fitNet(lines: InvoiceLine[], { amountMinor, isPart, otherwise, rate }: NetSum): InvoiceLine[] {
  const parts = lines.filter(isPart);
  const missing = amountMinor - parts.reduce((sum, { netMinor }) => sum + netMinor, 0);
  if (missing === 0) return lines;
  const largest = largestOf(parts);
  // Cancelled one by one, each ticket has a rounding of its own.
  const roundings = parts.reduce((sum, { quantity }) => sum + Math.abs(quantity), 0) + 10;
  if (largest && Math.abs(missing) <= roundings) {
    return lines.map((line) => (line === largest ? { ...line, netMinor: line.netMinor + missing } : line));
  }
  return [...lines, lineOf(otherwise, rate(lines), missing)];
}

function fitVat(lines: InvoiceLine[], rate: number, amountMinor: number): InvoiceLine[] {
  const missing = amountMinor - vatOf(lines, rate);
  if (missing === 0) return lines;
  const largest = largestOf(lines.filter(({ vatBasisPoints }) => vatBasisPoints === rate));
  const carrier = largest ?? lineOf('correction', rate, 0);
  const fitted = { ...carrier, vatMinor: carrier.vatMinor + missing };
  return largest ? lines.map((line) => (line === largest ? fitted : line)) : [...lines, fitted];
}

const largestOf = (lines: readonly InvoiceLine[]) =>
  lines.toSorted((one, other) => Math.abs(grossOf(other)) - Math.abs(grossOf(one)))[0];

function lineOf(kind: InvoiceLineKind, vatBasisPoints: number, netMinor: number): InvoiceLine {
  const vatMinor = calculateShareMinor(netMinor, vatBasisPoints);
  return { ...noVisit, key: kind, kind, vatBasisPoints, quantity: 1, netMinor, vatMinor };
}

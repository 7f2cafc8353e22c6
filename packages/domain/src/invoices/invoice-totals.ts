import { grossOf, type InvoiceLine } from './invoice-line.ts';

/** What an invoice charges at one VAT rate. */
export interface InvoicedRate {
  readonly vatBasisPoints: number;
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
}

export interface InvoiceTotals {
  readonly netMinor: number;
  readonly vatMinor: number;
  readonly grossMinor: number;
  /** The highest rate first. */
  readonly vatByRate: readonly InvoicedRate[];
}

/** The sums of an invoice: its lines added up, per VAT rate and together, so that nothing is rounded twice. */
export function totalsOf(lines: readonly InvoiceLine[]): InvoiceTotals {
  const rates = Map.groupBy(lines, ({ vatBasisPoints }) => vatBasisPoints);
  const vatByRate = [...rates]
    .map(([vatBasisPoints, ofRate]) => ({ vatBasisPoints, ...sumOf(ofRate) }))
    .toSorted((one, other) => other.vatBasisPoints - one.vatBasisPoints);
  return { ...sumOf(lines), vatByRate };
}

function sumOf(lines: readonly InvoiceLine[]) {
  const netMinor = lines.reduce((sum, line) => sum + line.netMinor, 0);
  const vatMinor = lines.reduce((sum, line) => sum + line.vatMinor, 0);
  return { netMinor, vatMinor, grossMinor: grossOf({ netMinor, vatMinor }) };
}

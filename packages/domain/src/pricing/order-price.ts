import { type LinePriceRule, type LineToPrice, type PricedLine, priceLine } from './line-price.ts';

export interface VatOfRate {
  readonly vatBasisPoints: number;
  readonly grossMinor: number;
  readonly vatMinor: number;
}

export interface OrderTotals {
  /** What the visitor pays, VAT included. */
  readonly totalMinor: number;
  readonly vatMinor: number;
  /** Service and transaction cost within the total. */
  readonly feesMinor: number;
  /** The VAT per rate, highest rate first: the lines' own VAT added up, so that receipt and lines agree. */
  readonly vatByRate: readonly VatOfRate[];
}

export interface OrderPrice {
  readonly lines: readonly PricedLine[];
  readonly totals: OrderTotals;
}

/**
 * The price of an order: every line through the rules in the order of product.md section 4, then the totals.
 * The one price function of shop, desk and server.
 */
export function calculateOrderPrice(
  lines: readonly LineToPrice[],
  rules: readonly LinePriceRule[] = [],
): OrderPrice {
  const priced = lines.map((line) => priceLine(line, rules));
  return { lines: priced, totals: calculateOrderTotals(priced) };
}

/** Adds the lines up. No order cost is charged yet, so the fees are zero. */
export function calculateOrderTotals(
  lines: readonly Pick<PricedLine, 'totalMinor' | 'vatBasisPoints' | 'vatMinor'>[],
): OrderTotals {
  const rates = new Map<number, { grossMinor: number; vatMinor: number }>();
  for (const line of lines) {
    const rate = rates.get(line.vatBasisPoints) ?? { grossMinor: 0, vatMinor: 0 };
    rates.set(line.vatBasisPoints, {
      grossMinor: rate.grossMinor + line.totalMinor,
      vatMinor: rate.vatMinor + line.vatMinor,
    });
  }
  return {
    totalMinor: lines.reduce((sum, line) => sum + line.totalMinor, 0),
    vatMinor: lines.reduce((sum, line) => sum + line.vatMinor, 0),
    feesMinor: 0,
    vatByRate: [...rates]
      .map(([vatBasisPoints, rate]) => ({ vatBasisPoints, ...rate }))
      .toSorted((a, b) => b.vatBasisPoints - a.vatBasisPoints),
  };
}

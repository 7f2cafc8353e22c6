import { splitVat } from '../money/vat.ts';
import type { PriceStep } from './price-step.ts';

/** What is bought, before its price is known: a ticket type of the catalogue and how many of it. */
export interface LineToPrice {
  readonly ticketTypeId: string;
  readonly quantity: number;
  readonly ticketTypePriceMinor: number;
  readonly vatBasisPoints: number;
}

/** A line of the order with its price and how it came about. All amounts include VAT. */
export interface PricedLine {
  readonly ticketTypeId: string;
  readonly quantity: number;
  readonly unitPriceMinor: number;
  readonly totalMinor: number;
  readonly vatBasisPoints: number;
  readonly vatMinor: number;
  readonly steps: readonly PriceStep[];
}

/** A step looks at the line and the price so far and gives the next step; null = it does not apply to the line. */
export type LinePriceRule = (line: LineToPrice, unitPriceMinor: number) => PriceStep | null;

/**
 * Prices one line: the ticket type's price, then each rule in turn, never below zero (product.md section 4);
 * rounding happens once, at the end of the line, where its VAT is split off.
 */
export function priceLine(line: LineToPrice, rules: readonly LinePriceRule[]): PricedLine {
  const steps: PriceStep[] = [{ kind: 'ticket-type-price', unitPriceMinor: line.ticketTypePriceMinor }];
  let unitPriceMinor = line.ticketTypePriceMinor;
  for (const rule of rules) {
    const step = rule(line, unitPriceMinor);
    if (step) {
      unitPriceMinor = Math.max(0, step.unitPriceMinor);
      steps.push({ ...step, unitPriceMinor });
    }
  }
  const totalMinor = unitPriceMinor * line.quantity;
  return {
    ticketTypeId: line.ticketTypeId,
    quantity: line.quantity,
    unitPriceMinor,
    totalMinor,
    vatBasisPoints: line.vatBasisPoints,
    vatMinor: splitVat(totalMinor, line.vatBasisPoints).vatMinor,
    steps,
  };
}

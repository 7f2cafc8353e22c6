import { sharesOfTickets } from '../orders/visit-amount.ts';
import { countServiceTickets } from '../pricing/order-costs.ts';
import type { ChangeStep } from './change-steps.ts';
import type { ChangeableOrder, ChangeTerms, ReplacedTickets } from './changeable-order.ts';

export interface PricedReplacement {
  readonly steps: readonly ChangeStep[];
  /** What it adds to what the buyer pays; below zero goes back. */
  readonly netMinor: number;
  /** What the tickets are worth afterwards. */
  readonly worthMinor: number;
  /** The fees that are asked. */
  readonly feeMinor: number;
}

/** Tickets that move together have one difference: what some cost more is set off first against what is kept of the others. */
export function priceReplaced(
  order: ChangeableOrder,
  parts: readonly ReplacedTickets[],
  terms: ChangeTerms,
): PricedReplacement[] {
  const prices = parts.map((part) => {
    const paidMinor = sharesOfTickets(part.tickets).reduce((sum, { ticketsMinor }) => sum + ticketsMinor, 0);
    const differenceMinor = part.priceMinor - paidMinor;
    const stays = differenceMinor > 0 ? terms.isDifferenceWaived : !part.isDifferenceReturned;
    return { part, paidMinor, differenceMinor, stays };
  });
  let higherMinor = prices.reduce(
    (sum, { differenceMinor, stays }) => sum + (stays ? 0 : Math.max(0, differenceMinor)),
    0,
  );
  return prices.map(({ part, paidMinor, differenceMinor, stays }) => {
    const setOffMinor = stays ? Math.min(higherMinor, Math.max(0, -differenceMinor)) : 0;
    higherMinor -= setOffMinor;
    const askedMinor = stays ? 0 - setOffMinor : differenceMinor;
    return priceReplacedPart(
      order,
      part,
      { paidMinor, askedMinor, restMinor: differenceMinor - askedMinor },
      terms,
    );
  });
}

/** @param difference in price: what is asked or returned of it, and what is kept or waived. */
function priceReplacedPart(
  order: ChangeableOrder,
  { tickets: { length: count }, feeMinor }: ReplacedTickets,
  { paidMinor, askedMinor, restMinor }: { paidMinor: number; askedMinor: number; restMinor: number },
  { isFeeWaived }: ChangeTerms,
): PricedReplacement {
  const worthMinor = paidMinor + askedMinor;
  const service = (minor: number) =>
    order.serviceMinor * countServiceTickets([{ totalMinor: minor, quantity: count }], order);
  const serviceMinor = service(worthMinor) - service(paidMinor);
  const feesMinor = feeMinor * count;
  const differences: ChangeStep[] = [
    { kind: askedMinor > 0 ? 'price-higher' : 'price-lower', count, amountMinor: askedMinor },
    { kind: restMinor > 0 ? 'price-higher-waived' : 'price-lower-kept', count, amountMinor: restMinor },
  ];
  const steps: ChangeStep[] = [
    ...differences.filter(({ amountMinor }) => amountMinor !== 0),
    {
      kind: serviceMinor < 0 ? 'service-cost-returned' : 'service-cost-added',
      count,
      amountMinor: serviceMinor,
    },
    { kind: isFeeWaived ? 'fee-waived' : 'fee', count: feeMinor > 0 ? count : 0, amountMinor: feesMinor },
  ];
  const askedFeeMinor = isFeeWaived ? 0 : feesMinor;
  return {
    steps,
    worthMinor,
    feeMinor: askedFeeMinor,
    netMinor: askedMinor + serviceMinor + askedFeeMinor,
  };
}

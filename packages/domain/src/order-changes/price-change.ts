import { sharesOfTickets } from '../orders/visit-amount.ts';
import { countServiceTickets } from '../pricing/order-costs.ts';
import type { ChangeStep, ChangeStepKind } from './change-steps.ts';
import type { AddedTickets, ChangeableOrder, ChangeParts, ChangeTerms } from './changeable-order.ts';
import { priceReplaced } from './price-replaced.ts';

export interface PricedChange {
  readonly steps: readonly ChangeStep[];
  /** What the buyer pays; 0 where nothing or less. */
  readonly dueMinor: number;
  /** What goes back. */
  readonly refundMinor: number;
  /** What the rules say that goes back. */
  readonly proposedRefundMinor: number;
  /** What can go back at all: what was paid and has not gone back. */
  readonly maximumRefundMinor: number;
  /** What the replaced tickets of each part are worth afterwards, in the order of the parts. */
  readonly replacedMinor: readonly number[];
  /** The fees of other visits together. */
  readonly feeMinor: number;
  /** No valid ticket is left. */
  readonly isLast: boolean;
  readonly worthAfterMinor: number;
  readonly keptAfterMinor: number;
  /** What of the gift goes back: all of it or nothing. */
  readonly donationReturnedMinor: number;
}

/**
 * What a change of an order costs, and why: product.md, section 15 ("Refund proposal", "Rebooking"). A cancelled ticket
 * gives back what was paid for it (`sharesOfTickets`) with its service cost, unless that is kept; the last ones give back
 * all that is left, without the fees that are kept and without the gift. Another visit costs the difference in price and its fee; the paid
 * price stays where a difference is kept or waived, but for what others of the change cost more (decision 0162).
 */
export function priceChange(order: ChangeableOrder, parts: ChangeParts, terms: ChangeTerms): PricedChange {
  const cancelled = priceCancelled(order, parts, terms);
  const replaced = priceReplaced(order, parts.replaced, terms);
  const added = priceAdded(order, parts.added);
  const donation = priceDonation(order, isLastOf(order, parts), terms);
  const steps = [
    ...cancelled.steps,
    ...donation.steps,
    ...replaced.flatMap((part) => part.steps),
    ...added.steps,
  ];
  const netMinor =
    cancelled.netMinor + donation.netMinor + sum(replaced.map((part) => part.netMinor)) + added.netMinor;
  const keptGiftMinor = order.donationMinor + donation.netMinor;
  const neverMinor = order.chargedBackMinor + (order.spentOnCardsMinor ?? 0);
  const maximumRefundMinor = Math.max(0, order.worthMinor - keptGiftMinor - neverMinor);
  const proposedRefundMinor = Math.min(maximumRefundMinor, Math.max(0, -netMinor));
  const refundMinor = netMinor > 0 ? 0 : (terms.refundMinor ?? proposedRefundMinor);
  const dueMinor = Math.max(0, netMinor);
  const feeMinor = sum(replaced.map((part) => part.feeMinor));
  return {
    steps: addUpSteps(steps),
    dueMinor,
    refundMinor,
    proposedRefundMinor,
    maximumRefundMinor,
    replacedMinor: replaced.map((part) => part.worthMinor),
    feeMinor,
    isLast: isLastOf(order, parts),
    worthAfterMinor: order.worthMinor + dueMinor - refundMinor,
    keptAfterMinor: cancelled.keptMinor + feeMinor + Math.max(0, -netMinor) - refundMinor,
    donationReturnedMinor: 0 - donation.netMinor,
  };
}

/** A gift is not given for a visit: it goes back where staff say so, and no cancellation takes it along. */
function priceDonation(
  { donationMinor }: ChangeableOrder,
  isLast: boolean,
  { isDonationReturned }: ChangeTerms,
): PricedPart {
  if (donationMinor === 0 || !(isDonationReturned || isLast)) return { steps: [], netMinor: 0 };
  const kind = isDonationReturned ? 'donation-returned' : 'donation-kept';
  return {
    steps: [{ kind, count: 1, amountMinor: -donationMinor }],
    netMinor: isDonationReturned ? -donationMinor : 0,
  };
}

interface PricedPart {
  readonly steps: readonly ChangeStep[];
  readonly netMinor: number;
}

function isLastOf({ tickets }: ChangeableOrder, { cancelled, added }: ChangeParts): boolean {
  return cancelled.length > 0 && cancelled.length === tickets.length && added.length === 0;
}

function priceCancelled(
  order: ChangeableOrder,
  parts: ChangeParts,
  { keepsServiceCost, keepsTransactionCost, keepsEarlierFees }: ChangeTerms,
): PricedPart & { keptMinor: number } {
  const { cancelled } = parts;
  if (cancelled.length === 0) return { steps: [], netMinor: 0, keptMinor: order.keptMinor };
  const shares = sharesOfTickets(cancelled, order);
  const serviceMinor = sum(shares.map((share) => share.serviceMinor));
  const isLast = isLastOf(order, parts);
  const bornMinor = order.worthMinor - order.keptMinor - order.donationMinor;
  const transactionMinor = isLast ? Math.min(order.transactionMinor, bornMinor) : 0;
  // The last ones take the roundings of lines that were cancelled in parts.
  const ticketsMinor = isLast
    ? bornMinor - serviceMinor - transactionMinor
    : sum(shares.map((share) => share.ticketsMinor));
  const earlierMinor = isLast ? order.keptMinor : 0;
  const spent = cancelled.filter(({ spentMinor = 0 }) => spentMinor > 0);
  const spentMinor = sum(spent.map((ticket) => ticket.spentMinor ?? 0));
  const steps: ChangeStep[] = [
    { kind: 'tickets-cancelled', count: cancelled.length, amountMinor: spentMinor - ticketsMinor },
    { kind: 'gift-card-used-kept', count: spent.length, amountMinor: -spentMinor },
    costStep('service-cost', keepsServiceCost, serviceMinor),
    costStep('transaction-cost', keepsTransactionCost, transactionMinor),
    ...(keepsEarlierFees
      ? []
      : [{ kind: 'earlier-fees-returned', count: 1, amountMinor: -earlierMinor } as const]),
  ];
  const keptCostMinor = (keepsServiceCost ? serviceMinor : 0) + (keepsTransactionCost ? transactionMinor : 0);
  const keptNowMinor = keptCostMinor + spentMinor;
  const returned = steps.filter(({ kind }) => !kind.endsWith('-kept'));
  return {
    steps,
    netMinor: sum(returned.map((step) => step.amountMinor)),
    keptMinor: order.keptMinor + keptNowMinor - (keepsEarlierFees ? 0 : earlierMinor),
  };
}

function costStep(cost: 'service-cost' | 'transaction-cost', isKept: boolean, minor: number): ChangeStep {
  return { kind: isKept ? `${cost}-kept` : `${cost}-returned`, count: 1, amountMinor: -minor };
}

function priceAdded(order: ChangeableOrder, added: readonly AddedTickets[]): PricedPart {
  const lines = added.map(({ quantity, priceMinor: totalMinor }) => ({ quantity, totalMinor }));
  const ticketsMinor = sum(lines.map((line) => line.totalMinor));
  const serviceMinor = order.serviceMinor * countServiceTickets(lines, order);
  const count = sum(lines.map(({ quantity }) => quantity));
  return {
    steps: [
      { kind: 'tickets-added', count, amountMinor: ticketsMinor },
      { kind: 'service-cost-added', count, amountMinor: serviceMinor },
    ],
    netMinor: ticketsMinor + serviceMinor,
  };
}

/** Steps of one kind as one, in their order; those about nothing are left out, but for the tickets themselves. */
function addUpSteps(steps: readonly ChangeStep[]): ChangeStep[] {
  const byKind = new Map<ChangeStepKind, ChangeStep>();
  for (const step of steps) {
    const known = byKind.get(step.kind);
    byKind.set(step.kind, {
      kind: step.kind,
      count: (known?.count ?? 0) + step.count,
      amountMinor: (known?.amountMinor ?? 0) + step.amountMinor,
    });
  }
  return [...byKind.values()].filter(({ kind, count, amountMinor }) => {
    return amountMinor !== 0 || (kind === 'tickets-cancelled' && count > 0);
  });
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

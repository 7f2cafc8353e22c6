import { splitVat } from '../money/vat.ts';
import { countServiceTickets, type OrderCosts } from '../pricing/order-costs.ts';
import { calculateOrderTotals } from '../pricing/order-price.ts';
import { entryOf, type LedgerEntry, makePosting, type Posting, type PostingCause } from './posting.ts';

/** A line of an order with where its ticket type books to; amounts in minor units, VAT included. */
export interface EarningLine {
  readonly totalMinor: number;
  readonly vatBasisPoints: number;
  readonly vatMinor: number;
  readonly quantity: number;
  readonly costCentre: string;
  readonly generalLedgerAccount: string;
  /** Of gift cards: what was paid for them is owed to who gets them, and no revenue. */
  readonly isGiftCard?: boolean;
}

/** The costs of an order: all that its total holds beside its lines and these is a donation. */
export type EarningCosts = Pick<OrderCosts, 'serviceMinor' | 'isServiceOnFree' | 'transactionMinor'>;

/**
 * A completed order: its buyer owes the total; lines are revenue per VAT rate at the cost centre and general ledger
 * account of their ticket types, gift cards a liability, fees have accounts of their own, and their VAT is on the account of its rate. What
 * rules and codes took off is lower revenue. A free order posts nothing but what the platform charges for it.
 * @param platformFeeMinor what the platform charges the client for this sale, owed until its invoice is paid.
 */
export function postSale(
  cause: PostingCause,
  totalMinor: number,
  lines: readonly EarningLine[],
  costs: EarningCosts,
  platformFeeMinor = 0,
): Posting[] {
  const { vatByRate, feesMinor } = calculateOrderTotals(lines, { ...costs, donationMinor: 0 });
  const fees = splitFees(lines, costs, vatByRate, feesMinor);
  const donationMinor = totalMinor - feesMinor - lines.reduce((sum, line) => sum + line.totalMinor, 0);
  return makePosting('sale', cause, [
    entryOf({ kind: 'receivable' }, totalMinor),
    ...lines.map(
      ({ vatBasisPoints, costCentre, generalLedgerAccount, isGiftCard, ...line }): LedgerEntry =>
        isGiftCard
          ? entryOf({ kind: 'gift-cards' }, -line.totalMinor)
          : {
              account: { kind: 'revenue', vatBasisPoints },
              amountMinor: line.vatMinor - line.totalMinor,
              costCentre,
              generalLedgerAccount,
            },
    ),
    entryOf({ kind: 'service-fee' }, -fees.serviceNetMinor),
    entryOf({ kind: 'transaction-fee' }, -fees.transactionNetMinor),
    entryOf({ kind: 'donation' }, -donationMinor),
    ...vatByRate.map(({ vatBasisPoints, vatMinor }) => entryOf({ kind: 'vat', vatBasisPoints }, -vatMinor)),
    entryOf({ kind: 'platform-fees' }, platformFeeMinor),
    entryOf({ kind: 'due-to-platform' }, -platformFeeMinor),
  ]);
}

/** The fees without their VAT: a service cost has the rate of its line, the rest of the fees' VAT is the transaction's. */
function splitFees(
  lines: readonly EarningLine[],
  costs: EarningCosts,
  vatByRate: readonly { vatBasisPoints: number; vatMinor: number }[],
  feesMinor: number,
): { serviceNetMinor: number; transactionNetMinor: number } {
  const vatMinor = vatByRate.reduce((sum, rate) => sum + rate.vatMinor, 0);
  const feesVatMinor = vatMinor - lines.reduce((sum, line) => sum + line.vatMinor, 0);
  let serviceMinor = 0;
  let serviceVatMinor = 0;
  for (const { vatBasisPoints } of vatByRate) {
    const ofRate = lines.filter((line) => line.vatBasisPoints === vatBasisPoints);
    const grossMinor = costs.serviceMinor * countServiceTickets(ofRate, costs);
    serviceMinor += grossMinor;
    serviceVatMinor += splitVat(grossMinor, vatBasisPoints).vatMinor;
  }
  const netMinor = feesMinor - feesVatMinor;
  // An order whose tickets bear no transaction cost has no rounding of it either.
  if (feesMinor === serviceMinor) return { serviceNetMinor: netMinor, transactionNetMinor: 0 };
  const serviceNetMinor = serviceMinor - serviceVatMinor;
  return { serviceNetMinor, transactionNetMinor: netMinor - serviceNetMinor };
}

import { allocateMinor } from '../money/allocate.ts';
import { splitVat } from '../money/vat.ts';

/** What an order costs beside its lines (product.md section 4). */
export interface OrderCosts {
  /** For each ticket that costs something; with `isServiceOnFree` for each ticket. */
  readonly serviceMinor: number;
  readonly isServiceOnFree: boolean;
  /** For the order; nothing where there is nothing to pay. */
  readonly transactionMinor: number;
  /** Given on top, at 0 % VAT. */
  readonly donationMinor: number;
}

export const noCosts: OrderCosts = {
  serviceMinor: 0,
  isServiceOnFree: false,
  transactionMinor: 0,
  donationMinor: 0,
};

export interface VatOfRate {
  readonly vatBasisPoints: number;
  readonly grossMinor: number;
  readonly vatMinor: number;
}

interface CostedLine {
  readonly totalMinor: number;
  readonly vatBasisPoints: number;
  readonly vatMinor: number;
  readonly quantity: number;
}

export interface SpreadCosts {
  readonly serviceMinor: number;
  readonly transactionMinor: number;
  readonly donationMinor: number;
  /** Of lines and costs together, the highest rate first. */
  readonly vatByRate: readonly VatOfRate[];
}

/**
 * Adds the costs to the VAT of the lines: the service cost of a ticket has the rate of its line, the transaction
 * cost is spread over the rates by the value of the lines, a donation carries none.
 */
export function spreadCosts(lines: readonly CostedLine[], costs: OrderCosts): SpreadCosts {
  const rates = [...new Set(lines.map((line) => line.vatBasisPoints))].sort((a, b) => b - a);
  const ofRate = rates.map((rate) => lines.filter((line) => line.vatBasisPoints === rate));
  const value = ofRate.map((own) => sum(own.map((line) => line.totalMinor)));
  const service = ofRate.map((own) => costs.serviceMinor * countServiceTickets(own, costs));
  const isFree = sum(value) + sum(service) === 0;
  const transactionMinor = isFree ? 0 : costs.transactionMinor;
  const transaction = rates.length > 0 ? allocateMinor(transactionMinor, value) : [];
  const vatByRate = rates.map((vatBasisPoints, index) => {
    const extraMinor = (service[index] ?? 0) + (transaction[index] ?? 0);
    const ownVat = sum((ofRate[index] ?? []).map((line) => line.vatMinor));
    return {
      vatBasisPoints,
      grossMinor: (value[index] ?? 0) + extraMinor,
      vatMinor: ownVat + splitVat(extraMinor, vatBasisPoints).vatMinor,
    };
  });
  const { donationMinor } = costs;
  return {
    serviceMinor: sum(service),
    transactionMinor,
    donationMinor,
    vatByRate: withDonation(vatByRate, donationMinor),
  };
}

/** How many of the tickets bear the service cost. */
export function countServiceTickets(
  lines: readonly Pick<CostedLine, 'totalMinor' | 'quantity'>[],
  { isServiceOnFree }: Pick<OrderCosts, 'isServiceOnFree'>,
): number {
  return sum(lines.map(({ totalMinor, quantity }) => (isServiceOnFree || totalMinor > 0 ? quantity : 0)));
}

function withDonation(vatByRate: readonly VatOfRate[], donationMinor: number): VatOfRate[] {
  if (donationMinor === 0) return [...vatByRate];
  const taxed = vatByRate.filter((rate) => rate.vatBasisPoints !== 0);
  const untaxed = vatByRate.find((rate) => rate.vatBasisPoints === 0)?.grossMinor ?? 0;
  return [...taxed, { vatBasisPoints: 0, grossMinor: untaxed + donationMinor, vatMinor: 0 }];
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}

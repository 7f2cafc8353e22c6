import type { DonationChoice } from '../channels/sales-flow.ts';

/** How a sales page asks for a gift. */
export interface DonationOffer {
  isOn: boolean;
  choice: DonationChoice;
  amountsMinor: readonly number[];
}

/** Of the currency: 10,000. */
export const mostDonationMinor = 1_000_000;

/**
 * The code of what is wrong with a gift in minor units, or null; 0 = none is given, which is always right. A page that
 * only offers amounts takes no other one (specification 001, section 5).
 */
export function checkDonation(
  { isOn, choice, amountsMinor }: DonationOffer,
  amountMinor: number,
): string | null {
  if (amountMinor === 0) return null;
  if (!isOn) return 'donation-not-offered';
  if (!Number.isSafeInteger(amountMinor) || amountMinor < 0) return 'donation-amount-unreadable';
  if (amountMinor > mostDonationMinor) return 'donation-amount-too-high';
  return choice === 'options' && !amountsMinor.includes(amountMinor) ? 'donation-not-offered' : null;
}

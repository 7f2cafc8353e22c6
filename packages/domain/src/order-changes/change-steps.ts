/** Why a change costs or returns money; the words are the screens' and mails' own. */
export const changeStepKinds = [
  'tickets-cancelled',
  'gift-card-used-kept',
  'service-cost-returned',
  'service-cost-kept',
  'transaction-cost-returned',
  'transaction-cost-kept',
  'earlier-fees-returned',
  'donation-returned',
  'donation-kept',
  'price-higher',
  'price-lower',
  'price-lower-kept',
  'price-higher-waived',
  'tickets-added',
  'service-cost-added',
  'fee',
  'fee-waived',
] as const;
export type ChangeStepKind = (typeof changeStepKinds)[number];

/** One reason with what it does to the amount: above zero is paid, below goes back; kept and waived ones change nothing. */
export interface ChangeStep {
  readonly kind: ChangeStepKind;
  readonly count: number;
  /** What it is about, always as the amount that is asked, returned, kept or waived: below zero where it goes back. */
  readonly amountMinor: number;
}

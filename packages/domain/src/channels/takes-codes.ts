/** Codes that a visitor can type while paying. */
export type PayingCode = 'discountCodes' | 'vouchers' | 'giftCards';

interface FlowWithCodes<Kind extends PayingCode> {
  steps: { voucher: boolean };
  options: Record<Kind, boolean>;
}

/** Whether a page has the field for codes of this kind: its voucher step, and the kind among its options. */
export function takesCodes<Kind extends PayingCode>(
  { steps, options }: FlowWithCodes<Kind>,
  kind: Kind,
): boolean {
  return steps.voucher && options[kind];
}

/** The options of a page that are about codes to type while paying. */
export type CodeOption = 'discountCodes' | 'vouchers' | 'giftCards';

interface FlowWithCodes<Kind extends CodeOption> {
  steps: { voucher: boolean };
  options: Record<Kind, boolean>;
}

/** Whether a page has the field for codes of this kind: its voucher step, and the kind among its options. */
export function takesCodes<Kind extends CodeOption>(
  { steps, options }: FlowWithCodes<Kind>,
  kind: Kind,
): boolean {
  return steps.voucher && options[kind];
}

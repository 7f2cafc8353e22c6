/** The client setting of what goes back, who confirms it, and whether buyers cancel themselves. */
export interface RefundSettings {
  /** Whether the museum keeps the service cost of cancelled tickets, and the transaction cost of a cancelled order. */
  keepServiceCost: boolean;
  keepTransactionCost: boolean;
  /** A refund of more than this waits for a second person (product.md, section 15); null = none does. */
  approvalAboveMinor: number | null;
  /** Whether buyers cancel tickets on their own order page, and until how many hours before the visit. */
  buyersCancel: boolean;
  cancelHours: number;
}

/** Whether a refund waits for a second person. */
export function needsSecondPerson(
  { approvalAboveMinor }: Pick<RefundSettings, 'approvalAboveMinor'>,
  amountMinor: number,
): boolean {
  return approvalAboveMinor !== null && amountMinor > approvalAboveMinor;
}

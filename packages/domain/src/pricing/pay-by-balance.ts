/** A gift card or voucher with what is left on it: a means of payment, not a discount (product.md section 4). */
export interface Balance {
  readonly title: string;
  readonly balanceMinor: number;
}

export interface PaidByBalance {
  readonly taken: readonly { readonly title: string; readonly amountMinor: number }[];
  /** What is left to pay by another means. */
  readonly toPayMinor: number;
}

/** Takes a total from gift cards and vouchers in the order given; never more than is due, or than there is. */
export function payByBalance(totalMinor: number, balances: readonly Balance[]): PaidByBalance {
  let toPayMinor = totalMinor;
  const taken = balances.flatMap(({ title, balanceMinor }) => {
    const amountMinor = Math.min(toPayMinor, Math.max(0, balanceMinor));
    toPayMinor -= amountMinor;
    return amountMinor > 0 ? [{ title, amountMinor }] : [];
  });
  return { taken, toPayMinor };
}

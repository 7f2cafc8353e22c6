/** What becomes of the balance of a card whose validity is over (product.md, section 17). */
export const expiredBalances = ['stays', 'write-off'] as const;

/** The currencies a client can sell in (product.md section 3): one per client, fixed after its first order. */
export const currencies = ['EUR', 'GBP', 'ZAR'] as const;

export type Currency = (typeof currencies)[number];

/** Whether the text names a currency that Foyer sells in. */
export function isCurrency(text: string): text is Currency {
  return currencies.some((currency) => currency === text);
}

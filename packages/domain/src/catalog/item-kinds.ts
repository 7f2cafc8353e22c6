/**
 * What is bought: an admission, something served on a visit, something from stock (product.md, section 1), or a gift card
 * of the value that it costs, which is merchandise too.
 */
export const itemKinds = ['admission', 'product', 'merchandise', 'gift-card'] as const;
export type ItemKind = (typeof itemKinds)[number];

/** It has no visit, and its limit is what is in stock. */
export const isMerchandise = (kind: ItemKind): boolean => kind === 'merchandise' || kind === 'gift-card';

/** What a line of an order sells besides a ticket that opens a gate: a card, or tickets without a date as a present. */
export const giftKinds = ['gift-card', 'gift-ticket'] as const;
export type GiftKind = (typeof giftKinds)[number];

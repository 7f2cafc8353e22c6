/** Who pays where the day that a gift ticket gets is dearer than the one that it was bought on. */
export const giftDearerDays = ['visitor-pays', 'covered'] as const;
export type GiftDearerDay = (typeof giftDearerDays)[number];

/** Over; ends within 30 days; ends later; has no last day. */
export const barcodeValidities = ['over', 'soon', 'later', 'always'] as const;
export type BarcodeValidity = (typeof barcodeValidities)[number];

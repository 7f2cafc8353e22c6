/** The client cannot let them visit: all that was paid goes back, its costs too; a gift stays. */
export const allGoesBack = {
  keepsServiceCost: false,
  keepsTransactionCost: false,
  keepsEarlierFees: false,
  isDonationReturned: false,
  isFeeWaived: true,
  isDifferenceWaived: true,
  termsOf: () => ({ feeMinor: 0, isDifferenceReturned: false }),
};

/** The client moves them: the paid price stays, whatever the other visit costs. */
export const priceStays = {
  ...allGoesBack,
  keepsServiceCost: true,
  keepsTransactionCost: true,
  keepsEarlierFees: true,
};

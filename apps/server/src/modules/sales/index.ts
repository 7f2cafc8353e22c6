/** What a seller does with a hold that it has: the capacity module's own, so that a seller needs no other door. */
export { endHold, endHolds, extendHold, keepLimits, lengthenHolds, releaseHold } from '../capacity/index.ts';
export { visitRefusalCodes } from './choose-visit.ts';
export { discountOfOrder } from './discount-of-order.ts';
export { type HeldSale, holdQuote, holdQuotes } from './hold-quote.ts';
export { isTestSale } from './is-test-sale.ts';
export { listOffer, type OfferedGroup } from './list-offer.ts';
export {
  beginRefusals,
  type RefusalOrigin,
  type RefusalRecord,
  throughNegativeCache,
} from './negative-cache.ts';
export { type OrderedSale, type OrderOutcome, orderSales, type SaleToPay } from './order-sales.ts';
export { priceLines } from './price-lines.ts';
export type { PromisedSale } from './promised-sale.ts';
export { type PresentToRedeem, type Quote, quoteWish, type WantedPayment, type Wish } from './quote-wish.ts';
export { quoteWishes } from './quote-wishes.ts';
export { readOrderFacts } from './read-order-facts.ts';
export type { SaleLine } from './sale-line.ts';
export {
  type SaleContext,
  type SaleMoment,
  type Seller,
  saleMoment,
  sellerOfChannel,
  sellsPresentsAt,
} from './seller.ts';

export { DeskOfferRef } from './desk-offer.graphql.ts';
export { findDeskSale, lockDeskSale } from './desk-sale.repository.ts';
export { deskSeller } from './desk-seller.ts';
export { maySellOffline } from './may-sell-offline.ts';
export { sellAtDesk } from './sell-at-desk.ts';
export { sellInTransaction } from './sell-in-transaction.ts';
export { type DeskOffer, showDeskOffer } from './show-desk-offer.ts';
export type { SoldAtDesk } from './show-sold-sale.ts';

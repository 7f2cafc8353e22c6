/** Visitors come by REST. The waiting list puts what it held for a visitor into a cart of the page; a desk takes the same codes. */
export { codeOfPass } from './cart/buyer-code.ts';
export { cartSecretOf } from './cart/find-cart.ts';
export { keepHeldCart, settleCarts } from './cart/keep-held-cart.ts';
export { releaseCart } from './cart/release-cart.ts';
export { wishRefusal } from './offer/refuse-wish.ts';
export { type CodeReference, findPayingCode, payWith } from './paying-codes/pay-with-codes.ts';
export { createPageDescriber, nameOfSalesPage } from './sales-page/describe-sales-page.ts';
export {
  type OpenClient,
  type OpenSalesPage,
  openClientOf,
  openSalesPage,
  type SalesPageAddress,
} from './sales-page/open-sales-page.ts';

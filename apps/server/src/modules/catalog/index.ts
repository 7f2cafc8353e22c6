import './catalog.graphql.ts';

export { Product, TicketGroup, TicketType } from './catalog.graphql.ts';
export { changeProduct } from './change-product.ts';
export { type CopiedProduct, copyProduct } from './copy-product.ts';
export { createProduct } from './create-product.ts';
export { createTicketType } from './create-ticket-type.ts';
export {
  listTicketGroupsForSale,
  type SaleQuery,
  type TicketGroupForSale,
  type TicketTypeForSale,
} from './list-ticket-groups-for-sale.ts';
export { getProduct, listProducts, lockProduct, raiseProductVersion } from './product.repository.ts';
export { saveProductChannels } from './product-channel.repository.ts';
export {
  countAllProducts,
  countChannels,
  countProducts,
  listActiveProductIds,
  listProductPage,
  type ProductCounts,
  type ProductFilter,
  type ProductListRow,
} from './product-list.repository.ts';
export { productConstraints } from './product-name.ts';
export {
  getTicketGroup,
  listAllTicketGroups,
  listTicketGroups,
  listTicketGroupsOfProducts,
} from './ticket-group.repository.ts';
export { getTicketType, listTicketTypes } from './ticket-type.repository.ts';
export { listTicketTypePrices, type TicketTypePrice } from './ticket-type-price.repository.ts';

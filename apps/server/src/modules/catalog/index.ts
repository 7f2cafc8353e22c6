import './catalog.graphql.ts';

export { Product, TicketGroup, TicketType } from './catalog.graphql.ts';
export { changeProduct } from './products/change-product.ts';
export { type CopiedProduct, copyProduct } from './products/copy-product.ts';
export { createProduct } from './products/create-product.ts';
export { getProduct, listProducts, lockProduct, raiseProductVersion } from './products/product.repository.ts';
export { saveProductChannels } from './products/product-channel.repository.ts';
export {
  countAllProducts,
  countChannels,
  countProducts,
  listActiveProductIds,
  listProductPage,
  type ProductCounts,
  type ProductFilter,
  type ProductListRow,
} from './products/product-list.repository.ts';
export { productConstraints } from './products/product-name.ts';
export {
  listTicketGroupsForSale,
  type SaleQuery,
  type TicketGroupForSale,
  type TicketTypeForSale,
} from './ticket-groups/list-ticket-groups-for-sale.ts';
export {
  getTicketGroup,
  listAllTicketGroups,
  listTicketGroups,
  listTicketGroupsOfProducts,
} from './ticket-groups/ticket-group.repository.ts';
export { createTicketType } from './ticket-types/create-ticket-type.ts';
export { nameForStaff } from './ticket-types/name-for-staff.ts';
export {
  getTicketType,
  listTicketTypes,
  listTicketTypesOfGroups,
} from './ticket-types/ticket-type.repository.ts';
export { listTicketTypePrices, type TicketTypePrice } from './ticket-types/ticket-type-price.repository.ts';

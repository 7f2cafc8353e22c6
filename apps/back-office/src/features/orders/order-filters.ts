import { orderStateFilters } from '@foyer/domain/orders/order-states.ts';
import { readTotalRange } from '@foyer/domain/orders/order-total-range.ts';
import { oneOf, type SearchField, text } from '../../components/fields/address-search.ts';

const totalRange: SearchField<string> = (value) => (value && readTotalRange(value) ? value : undefined);

/** What the address of the list of orders may narrow it to. */
export const orderFilters = {
  visit: text,
  placed: text,
  total: totalRange,
  productId: text,
  channelId: text,
  state: oneOf(orderStateFilters),
  refunded: text,
};

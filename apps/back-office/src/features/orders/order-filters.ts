import { orderStates } from '@foyer/domain/orders/order-states.ts';
import { oneOf, text } from '../../components/fields/address-search.ts';

/** What the address of the list of orders may narrow it to. */
export const orderFilters = { placed: text, visit: text, state: oneOf(orderStates), channelId: text };

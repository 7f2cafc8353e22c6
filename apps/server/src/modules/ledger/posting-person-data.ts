import type { PersonData } from '../person-data/index.ts';
import { countPostingsOfOrders } from './person-posting.repository.ts';

/** Amounts and accounts of orders, nothing personal: they stay. */
export const postingPersonData: PersonData = {
  name: 'ledger',
  columns: [],
  find: async (_app, scope, { orderIds }) => [await countPostingsOfOrders(scope, orderIds)],
  read: async () => ({}),
};

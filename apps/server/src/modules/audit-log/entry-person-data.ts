import type { PersonData } from '../person-data/index.ts';
import { countEntriesOfOrders, listEntriesOfOrders } from './person-entry.repository.ts';

/** Personal values of entries are sealed with the person's key; the entries themselves are only ever added. */
export const entryPersonData: PersonData = {
  name: 'audit-log',
  columns: ['audit_entry.before', 'audit_entry.after'],
  find: async (_app, scope, { orderIds }) => [await countEntriesOfOrders(scope, orderIds)],
  read: async (_app, scope, { orderIds }) => ({
    audit: (await listEntriesOfOrders(scope, orderIds)).map(({ at, action }) => ({
      at: at.toISOString(),
      action,
    })),
  }),
};

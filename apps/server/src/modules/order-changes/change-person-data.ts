import { formatOrderNumber } from '@foyer/domain/orders/order-number.ts';
import { findPersonKeys } from '../../platform/crypto/person-key.ts';
import type { PersonData } from '../person-data/index.ts';
import {
  countNotesOfChanges,
  listNotesOfChanges,
  listOrdersWithWaitingChange,
} from './person-change.repository.ts';

/** What was written about changes of orders, sealed with the key of the order; a change that waits keeps the buyer. */
export const changePersonData: PersonData = {
  name: 'order-changes',
  columns: ['order_change.reason', 'order_change.decision_note'],
  async wait(_app, scope, orderIds) {
    const orders = await listOrdersWithWaitingChange(scope, orderIds);
    return orders.map(({ orderId, sequence, prefix }) => ({
      orderId,
      number: sequence === null ? null : formatOrderNumber(sequence, prefix),
      why: 'money-open',
      until: null,
    }));
  },
  find: async (_app, scope, { orderIds }) => [await countNotesOfChanges(scope, orderIds)],
  async read(app, scope, { orderIds }) {
    const changes = await listNotesOfChanges(scope, orderIds);
    const ids = changes.flatMap(({ personKeyId }) => personKeyId ?? []);
    const keys = await findPersonKeys(scope, app.secrets, ids);
    return {
      notes: changes.flatMap(({ at, reason, decisionNote, personKeyId }) =>
        [reason, decisionNote].flatMap((sealed) => {
          const key = personKeyId === null ? undefined : keys.get(personKeyId);
          return sealed && key ? [{ at: at.toISOString(), text: String(key.decrypt(sealed)) }] : [];
        }),
      ),
    };
  },
};

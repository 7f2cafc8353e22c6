import type { App } from '../../../platform/app.ts';
import { findPersonKeys } from '../../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listOrdersById } from '../order.repository.ts';
import type { Ticket } from '../ticket.repository.ts';

/** The names on those of the tickets that have one, by the id of the ticket. */
export async function openTicketNames(
  app: App,
  scope: ClientScope,
  tickets: readonly Pick<Ticket, 'id' | 'orderId' | 'visitorName'>[],
): Promise<Map<string, string>> {
  const named = tickets.flatMap(({ visitorName, ...ticket }) =>
    visitorName ? [{ ...ticket, visitorName }] : [],
  );
  if (named.length === 0) return new Map();
  const orders = await listOrdersById(scope, [...new Set(named.map(({ orderId }) => orderId))]);
  const keyIds = orders.flatMap(({ personKeyId }) => personKeyId ?? []);
  const keys = await findPersonKeys(scope, app.secrets, keyIds);
  const keyOf = new Map(orders.map(({ id, personKeyId }) => [id, keys.get(personKeyId ?? '')]));
  return new Map(
    named.flatMap(({ id, orderId, visitorName }): [string, string][] => {
      const name = keyOf.get(orderId)?.decrypt(visitorName);
      return typeof name === 'string' ? [[id, name]] : [];
    }),
  );
}

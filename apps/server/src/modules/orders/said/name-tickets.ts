import type { OrderActor } from '@foyer/domain/orders/order-events.ts';
import { isOrderSold } from '@foyer/domain/orders/order-states.ts';
import { ok, type Refusal, type Result, refused } from '@foyer/domain/result/result.ts';
import { checkTicketName } from '@foyer/domain/storefront/details/parse-visitor-details.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { keyOfOrder } from '../key-of-order.ts';
import type { Order } from '../order.repository.ts';
import { recordOrderEvent } from '../order-event.repository.ts';
import { listTickets } from '../ticket.repository.ts';
import { updateTicketNames } from './said.repository.ts';
import { openTicketNames } from './ticket-names.ts';

/** The name that a ticket gets; '' takes it away. */
export interface NamedTicket {
  ticketId: string;
  name: string;
  /** The name that was edited; left out = whatever it is. */
  seen?: string;
}

/** A name before and after it was changed. */
export interface RenamedTicket extends NamedTicket {
  before: string;
}

/**
 * Changes the names on valid tickets of a locked order, with an entry on its timeline; the same names again change nothing.
 * Refusals: `order-not-sold`, `ticket-not-in-order`, `changed-meanwhile` where one has another name than was seen; `ticket-name-required` and the like at `names.{place}`.
 */
export async function nameTickets(
  app: App,
  scope: ClientScope,
  order: Order,
  names: readonly NamedTicket[],
  { actor, by, areRequired }: { actor: OrderActor; by: string; areRequired: boolean },
): Promise<Result<RenamedTicket[]>> {
  if (!isOrderSold(order.state)) return refused({ code: 'order-not-sold' });
  const refusals = names.flatMap(({ name }, place): Refusal[] => {
    const code = checkTicketName(name, areRequired);
    return code === null ? [] : [{ code, field: `names.${place}` }];
  });
  if (refusals.length > 0) return refused(...refusals);
  const tickets = await listTickets(scope, order.id);
  const valid = new Set(tickets.flatMap(({ id, state }) => (state === 'active' ? [id] : [])));
  if (names.some(({ ticketId }) => !valid.has(ticketId))) return refused({ code: 'ticket-not-in-order' });
  const known = await openTicketNames(app, scope, tickets);
  const isStale = names.some(
    ({ ticketId, seen }) => seen !== undefined && seen !== (known.get(ticketId) ?? ''),
  );
  if (isStale) return refused({ code: 'changed-meanwhile', params: { who: 'unknown', minutes: 0 } });
  const renamed = names
    .map(({ ticketId, name }) => ({ ticketId, name: name.trim(), before: known.get(ticketId) ?? '' }))
    .filter(({ name, before }) => name !== before);
  if (renamed.length === 0) return ok([]);
  const key = await keyOfOrder(app, scope, order);
  await updateTicketNames(
    scope,
    renamed.map(({ ticketId, name }) => ({
      ticketId,
      visitorName: name === '' ? null : key.encrypt(name),
    })),
  );
  const facts = { count: renamed.length, ...(by ? { by } : {}) };
  await recordOrderEvent(scope, order.id, 'ticket-names-changed', actor, facts);
  return ok(renamed);
}

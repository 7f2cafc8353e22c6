import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { namedLines } from '@foyer/domain/storefront/details/rules-of-channel.ts';
import { type VisitorTicket, visitorNamesSchema } from '@foyer/domain/storefront/visitor-order.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { listTicketTypePrices } from '../../catalog/index.ts';
import { findChannel } from '../../channels/index.ts';
import { getClient } from '../../clients/index.ts';
import {
  getOrderBySecret,
  listTickets,
  lockOrder,
  nameTickets,
  type Order,
  openTicketNames,
  type Ticket,
} from '../../orders/index.ts';

type Naming = Pick<VisitorTicket, 'visitorName' | 'isNameable'>;

/** Which tickets of an order have a name or are asked for one, and which of those a visitor can still change. */
export async function readNaming(
  app: App,
  scope: ClientScope,
  order: Order,
  tickets: readonly Ticket[],
): Promise<(ticket: Ticket) => Naming> {
  const names = await openTicketNames(app, scope, tickets);
  const channel = order.channelId === null ? undefined : await findChannel(scope, order.channelId);
  const details = channel?.salesFlow.details;
  const isAsked = details && details.ticketNames !== 'off';
  if (names.size === 0 && !isAsked) return () => ({ visitorName: null, isNameable: false });
  const types = isAsked
    ? await listTicketTypePrices(scope, [...new Set(tickets.map(({ ticketTypeId }) => ticketTypeId))])
    : [];
  const typeOf = (typeId: string) => types.find(({ id }) => id === typeId);
  const asked = new Set(details ? namedLines(details, tickets, typeOf).map(({ id }) => id) : []);
  const today = localDateAt(app.clock(), (await getClient(scope)).timeZone);
  return (ticket) => {
    const { id, usedAt, visitDate, state } = ticket;
    const hasName = names.has(id) || asked.has(id);
    const isBefore = usedAt === null && (visitDate === null || visitDate >= today);
    return {
      visitorName: hasName ? (names.get(id) ?? '') : null,
      isNameable: hasName && isBefore && state === 'active',
    };
  };
}

/**
 * A visitor changes the names on the own tickets, until their visit. Refusals: those of `nameTickets`; `ticket-scanned` where
 * one was used or its day is over. @throws NotFoundError `order-not-found` for a wrong secret.
 */
export async function nameByVisitor(app: App, secret: string, typed: unknown): Promise<void> {
  const { names } = valueOrThrow(parseInput(visitorNamesSchema, typed));
  const { clientId, orderId } = await getOrderBySecret(app, secret);
  await inClient(app.db, clientId, async (scope) => {
    const order = await lockOrder(scope, orderId);
    const tickets = await listTickets(scope, orderId);
    const naming = await readNaming(app, scope, order, tickets);
    const isOver = names.some(({ ticketId }) => {
      const ticket = tickets.find(({ id }) => id === ticketId);
      return ticket !== undefined && !naming(ticket).isNameable;
    });
    if (isOver) throw new RefusedError([{ code: 'ticket-scanned' }], 409);
    const channel = order.channelId === null ? undefined : await findChannel(scope, order.channelId);
    const areRequired = channel?.salesFlow.details.ticketNames === 'required';
    const how = { actor: { kind: 'visitor' }, by: '', areRequired } as const;
    valueOrThrow(await nameTickets(app, scope, order, names, how));
  });
}

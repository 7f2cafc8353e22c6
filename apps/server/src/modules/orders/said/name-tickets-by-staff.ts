import { ticketNamesInput } from '@foyer/domain/orders/ticket-names-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, Personal, writeAudit } from '../../audit-log/index.ts';
import { keyOfOrder } from '../key-of-order.ts';
import { lockOrder } from '../order.repository.ts';
import { refuseOutOfSight, requireOrders } from '../order-sight.ts';
import { nameTickets } from './name-tickets.ts';

/** Staff change the names on tickets of an order; '' takes one away. Refusals: those of `nameTickets`. */
export async function nameTicketsByStaff(context: RequestContext, typed: unknown): Promise<string> {
  requireOrders(context, 'edit');
  const { orderId, names } = valueOrThrow(parseInput(ticketNamesInput, typed));
  const { app, account } = context;
  await context.inClient(async (scope) => {
    const order = await lockOrder(scope, orderId);
    refuseOutOfSight(context, order);
    const actor = { kind: account.kind, id: account.accountId };
    const how = { actor, by: account.username, areRequired: false };
    const renamed = valueOrThrow(await nameTickets(app, scope, order, names, how));
    if (renamed.length === 0) return;
    const listed = (name: 'before' | 'name') => new Personal(renamed.map((one) => one[name]).join(', '));
    await writeAudit(
      scope,
      actorOf(context),
      {
        action: 'name-tickets',
        entity: 'order',
        entityId: orderId,
        before: { visitorNames: listed('before') },
        after: { visitorNames: listed('name') },
      },
      await keyOfOrder(app, scope, order),
    );
  });
  return orderId;
}

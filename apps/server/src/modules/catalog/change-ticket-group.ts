import type { TicketGroup } from '@foyer/domain/catalog/ticket-group.ts';
import { ticketGroupInput } from '@foyer/domain/catalog/ticket-group-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { watchLimit } from '../sale-counters/index.ts';
import { getTicketGroup, updateTicketGroup } from './ticket-group.repository.ts';

/** Changes the name and sale rules of a ticket group. What was sold keeps its date and price. */
export async function changeTicketGroup(
  context: RequestContext,
  id: string,
  typed: unknown,
): Promise<TicketGroup> {
  context.require('tickets', 'edit');
  const input = valueOrThrow(parseInput(ticketGroupInput, typed));
  return context.inClient(async (scope) => {
    const before = await getTicketGroup(scope, id);
    const followLimit = await watchLimit(scope, { kind: 'ticket-group', ownerId: id });
    await updateTicketGroup(scope, id, input);
    await followLimit();
    const after = await getTicketGroup(scope, id);
    await writeAudit(scope, actorOf(context), {
      action: 'change-ticket-group',
      entity: 'ticket-group',
      entityId: id,
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}

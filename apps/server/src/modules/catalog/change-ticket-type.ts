import type { TicketType } from '@foyer/domain/catalog/ticket-type.ts';
import { ticketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { watchLimit } from '../sale-counters/index.ts';
import { getTicketType, updateTicketType } from './ticket-type.repository.ts';

/** Changes a ticket type for coming sales; what was sold keeps its price and VAT on its order line. */
export async function changeTicketType(
  context: RequestContext,
  id: string,
  typed: unknown,
): Promise<TicketType> {
  context.require('tickets', 'edit');
  const input = valueOrThrow(parseInput(ticketTypeInput, typed));
  return context.inClient(async (scope) => {
    const before = await getTicketType(scope, id);
    const followLimit = await watchLimit(scope, { kind: 'ticket-type', ownerId: id });
    await updateTicketType(scope, id, input);
    await followLimit();
    const after = await getTicketType(scope, id);
    await writeAudit(scope, actorOf(context), {
      action: 'change-ticket-type',
      entity: 'ticket-type',
      entityId: id,
      before: { ...before },
      after: { ...after },
    });
    return after;
  });
}

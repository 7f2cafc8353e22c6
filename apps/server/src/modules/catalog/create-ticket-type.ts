import type { TicketType } from '@foyer/domain/catalog/ticket-type.ts';
import { ticketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getTicketGroup } from './ticket-group.repository.ts';
import { getTicketType, insertTicketType } from './ticket-type.repository.ts';

/** Adds a ticket type, last in its group, with the client's next number. */
export async function createTicketType(
  context: RequestContext,
  ticketGroupId: string,
  typed: unknown,
): Promise<TicketType> {
  context.require('tickets', 'edit');
  const input = valueOrThrow(parseInput(ticketTypeInput, typed));
  return context.inClient(async (scope) => {
    const group = await getTicketGroup(scope, ticketGroupId);
    const type = await getTicketType(scope, await insertTicketType(scope, group.id, input));
    await writeAudit(scope, actorOf(context), {
      action: 'create-ticket-type',
      entity: 'ticket-type',
      entityId: type.id,
      after: { ...type },
    });
    return type;
  });
}

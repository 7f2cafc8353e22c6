import type { TicketType } from '@foyer/domain/catalog/ticket-type.ts';
import { ticketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { getTicketGroup } from '../ticket-groups/ticket-group.repository.ts';
import { getTicketType, insertTicketType } from './ticket-type.repository.ts';
import { refuseUnknownEvent, ticketTypeConstraints } from './ticket-type-event.ts';

/** Adds a ticket type, last in its group, with the client's next number. */
export async function createTicketType(
  context: RequestContext,
  ticketGroupId: string,
  typed: unknown,
): Promise<TicketType> {
  context.require('tickets', 'edit');
  const input = valueOrThrow(parseInput(ticketTypeInput, typed));
  const create = async (scope: ClientScope) => {
    const group = await getTicketGroup(scope, ticketGroupId);
    await refuseUnknownEvent(scope, input.eventId);
    const type = await getTicketType(scope, await insertTicketType(scope, group.id, input));
    await writeAudit(scope, actorOf(context), {
      action: 'create-ticket-type',
      entity: 'ticket-type',
      entityId: type.id,
      after: { ...type },
    });
    return type;
  };
  return refuseViolations(ticketTypeConstraints, () => context.inClient(create));
}

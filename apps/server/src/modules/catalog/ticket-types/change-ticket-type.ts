import type { TicketType } from '@foyer/domain/catalog/ticket-type.ts';
import { ticketTypeInput } from '@foyer/domain/catalog/ticket-type-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../../audit-log/index.ts';
import { isTypeTaken, watchLimit } from '../../sale-counters/index.ts';
import { getTicketType, updateTicketType } from './ticket-type.repository.ts';
import { refuseUnknownEvent, ticketTypeConstraints } from './ticket-type-event.ts';

/**
 * Changes a ticket type for coming sales; what was sold keeps its price and VAT on its order line. The item kind says what its
 * tickets are counted over: it stays once one is sold or held (decision 0271). Refusal at `itemKind`: `item-kind-in-use`.
 */
export async function changeTicketType(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
): Promise<TicketType> {
  context.require('tickets', 'edit');
  const input = valueOrThrow(parseInput(ticketTypeInput, typed));
  const change = async (scope: ClientScope) => {
    // Locks the row: what is read after it cannot change before the commit.
    const followLimit = await watchLimit(scope, { kind: 'ticket-type', ownerId: id });
    const before = await getTicketType(scope, id);
    await refuseStale(scope, 'ticket-type', before, seenVersion);
    await refuseUnknownEvent(scope, input.eventId, before.eventId);
    if (input.itemKind !== before.itemKind && (await isTypeTaken(scope, id))) {
      throw new RefusedError([{ code: 'item-kind-in-use', field: 'itemKind' }]);
    }
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
  };
  return refuseViolations(ticketTypeConstraints, () => context.inClient(change));
}

import { decideEventDeletion } from '@foyer/domain/events/event-deletion.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { countEventUse, unusedEvent } from './event-use.repository.ts';
import { deleteEventRow, getPlannedEvent } from './planned-event.repository.ts';

/** Deletes an event of which nothing was sold and to which no ticket type is linked. */
export async function deleteEvent(context: RequestContext, id: string): Promise<string> {
  context.require('tickets', 'edit');
  const constraints = { ticket_type_event_fkey: { code: 'event-in-use' } };
  return refuseViolations(constraints, () =>
    context.inClient(async (scope) => {
      const before = await getPlannedEvent(scope, id);
      valueOrThrow(decideEventDeletion((await countEventUse(scope, [id])).get(id) ?? unusedEvent));
      await deleteEventRow(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'delete-event',
        entity: 'event',
        entityId: id,
        before: { ...before },
      });
      return id;
    }),
  );
}

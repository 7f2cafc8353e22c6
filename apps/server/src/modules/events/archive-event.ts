import type { PlannedEvent } from '@foyer/domain/events/planned-event.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getPlannedEvent, setEventArchived } from './planned-event.repository.ts';

/** Takes an event out of the lists and selects, or brings it back; what was sold stays valid. */
export async function archiveEvent(
  context: RequestContext,
  id: string,
  archived: boolean,
): Promise<PlannedEvent> {
  context.require('tickets', 'edit');
  return context.inClient(async (scope) => {
    const before = await getPlannedEvent(scope, id);
    if (before.isArchived === archived) return before;
    await setEventArchived(scope, id, archived ? context.app.clock() : null);
    await writeAudit(scope, actorOf(context), {
      action: archived ? 'archive-event' : 'restore-event',
      entity: 'event',
      entityId: id,
      before: { isArchived: before.isArchived },
      after: { isArchived: archived },
    });
    return getPlannedEvent(scope, id);
  });
}

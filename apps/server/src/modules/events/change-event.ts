import { eventInput } from '@foyer/domain/events/event-input.ts';
import type { PlannedEvent } from '@foyer/domain/events/planned-event.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { refuseUnshown } from '../changes/index.ts';
import { watchLimit } from '../sale-counters/index.ts';
import { eventConstraints, refuseLinkedEvent } from './linked-event.ts';
import { getPlannedEvent, updateEvent } from './planned-event.repository.ts';
import { listTouchedByEvent } from './preview-event.ts';

/** Changes an event or exhibition; a limit below what is sold is set to what is sold (product.md, section 4). */
export async function changeEvent(
  context: RequestContext,
  id: string,
  typed: unknown,
  seenVersion?: number | null,
  shown?: string | null,
): Promise<PlannedEvent> {
  context.require('tickets', 'edit');
  const input = valueOrThrow(parseInput(eventInput, typed));
  return refuseViolations(eventConstraints, () =>
    context.inClient(async (scope) => {
      // Locks the row: what is read after it cannot change before the commit.
      const followLimit = await watchLimit(scope, { kind: 'event', ownerId: id });
      const before = await getPlannedEvent(scope, id);
      await refuseStale(scope, 'event', before, seenVersion);
      await refuseUnshown(shown, () => listTouchedByEvent(scope, before, input, context.app.clock()));
      await refuseLinkedEvent(scope, input.linkedEventId, before);
      await updateEvent(scope, id, input);
      await followLimit();
      const after = await getPlannedEvent(scope, id);
      await writeAudit(scope, actorOf(context), {
        action: 'change-event',
        entity: 'event',
        entityId: id,
        before: { ...before },
        after: { ...after },
      });
      return after;
    }),
  );
}

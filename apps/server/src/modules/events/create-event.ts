import { eventInput } from '@foyer/domain/events/event-input.ts';
import type { PlannedEvent } from '@foyer/domain/events/planned-event.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { eventConstraints, refuseLinkedEvent } from './linked-event.ts';
import { getPlannedEvent, insertEvent } from './planned-event.repository.ts';

/** Makes an event or exhibition. */
export async function createEvent(context: RequestContext, typed: unknown): Promise<PlannedEvent> {
  context.require('tickets', 'edit');
  const input = valueOrThrow(parseInput(eventInput, typed));
  return refuseViolations(eventConstraints, () =>
    context.inClient(async (scope) => {
      await refuseLinkedEvent(scope, input.linkedEventId);
      const event = await getPlannedEvent(scope, await insertEvent(scope, input));
      await writeAudit(scope, actorOf(context), {
        action: 'create-event',
        entity: 'event',
        entityId: event.id,
        after: { ...event },
      });
      return event;
    }),
  );
}

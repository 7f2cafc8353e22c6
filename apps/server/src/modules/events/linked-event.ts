import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { listEvents } from './event.repository.ts';

const unknown: Refusal = { code: 'event-invalid', field: 'linkedEventId' };

/** The same no as the rules', where another call was a moment earlier. */
export const eventConstraints: Record<string, Refusal> = {
  event_client_id_linked_event_id_fkey: unknown,
  event_not_linked_to_itself: unknown,
  event_client_id_location_id_fkey: { code: 'location-unknown', field: 'locationId' },
};

/** @throws RefusedError where the event to link to is not there, is archived (and was not linked before), or itself. */
export async function refuseLinkedEvent(
  scope: ClientScope,
  linkedEventId: string | null,
  own?: { id: string; linkedEventId: string | null },
): Promise<void> {
  if (linkedEventId === null || linkedEventId === own?.linkedEventId) return;
  const [linked] = await listEvents(scope, [linkedEventId]);
  if (!linked || linked.isArchived || linkedEventId === own?.id) throw new RefusedError([unknown]);
}

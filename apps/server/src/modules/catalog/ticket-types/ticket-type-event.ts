import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { listEvents } from '../../events/index.ts';

const eventInvalid: Refusal = { code: 'event-invalid', field: 'eventId' };

/**
 * An event that is taken away meanwhile is refused by the database, in the same words; so is a custom barcode that is a code of
 * the client already.
 */
export const ticketTypeConstraints: Record<string, Refusal> = {
  ticket_type_event_fkey: eventInvalid,
  barcode_key: { code: 'custom-barcode-taken', field: 'customBarcode' },
};

/**
 * A ticket type is linked to an event or exhibition of the client that is not archived, or stays linked to the one
 * that it has (specification 001, section 8: "Please select a valid exhibit or event.").
 */
export async function refuseUnknownEvent(
  scope: ClientScope,
  eventId: string | null,
  present: string | null = null,
): Promise<void> {
  if (eventId === null || eventId === present) return;
  const [event] = await listEvents(scope, [eventId]);
  if (!event || event.isArchived) throw new RefusedError([eventInvalid]);
}

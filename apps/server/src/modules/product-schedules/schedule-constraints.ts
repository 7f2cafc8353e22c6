import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { findScheduleIdByName } from './product-schedule.repository.ts';

const nameTaken: Refusal = { code: 'schedule-name-taken', field: 'name' };

/** The same no as the rules', where another call was a moment earlier. */
export const scheduleConstraints: Record<string, Refusal> = {
  product_schedule_name_key: nameTaken,
  calendar_ticket_group_one_source: { code: 'ticket-group-has-timeslot-group' },
  calendar_client_id_location_id_fkey: { code: 'location-unknown', field: 'locationId' },
  product_location_client_id_location_id_fkey: { code: 'location-unknown', field: 'locationId' },
};

/** @throws RefusedError where another schedule of the client has the name, in any case. */
export async function refuseTakenScheduleName(
  scope: ClientScope,
  name: string,
  ownId?: string,
): Promise<void> {
  const id = await findScheduleIdByName(scope, name);
  if (id !== undefined && id !== ownId) throw new RefusedError([nameTaken]);
}

import type { ProductScheduleInput } from '@foyer/domain/product-schedules/product-schedule-input.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import { refuseClosedNight } from '@foyer/domain/venues/open-at-night.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { getLocation } from '../venues/index.ts';
import { findScheduleIdByName } from './product-schedule.repository.ts';

const nameTaken: Refusal = { code: 'schedule-name-taken', field: 'name' };

/** The same no as the rules', where another call was a moment earlier. */
export const scheduleConstraints: Record<string, Refusal> = {
  product_schedule_name_key: nameTaken,
  calendar_ticket_group_one_source: { code: 'ticket-group-has-timeslot-group' },
  calendar_client_id_location_id_fkey: { code: 'location-unknown', field: 'locationId' },
  product_location_client_id_location_id_fkey: { code: 'location-unknown', field: 'locationId' },
};

/**
 * @throws RefusedError where another schedule of the client has the name, in any case, and where the last start is past
 * midnight at a location that is not open then; both at once.
 */
export async function refuseSchedule(
  scope: ClientScope,
  locationId: string,
  { name, firstTime, lastTime }: Pick<ProductScheduleInput, 'name' | 'firstTime' | 'lastTime'>,
  ownId?: string,
): Promise<void> {
  const id = await findScheduleIdByName(scope, name);
  const location = await getLocation(scope, locationId);
  const refusals = refuseClosedNight(location, { from: firstTime, until: lastTime }, 'lastTime');
  if (id !== undefined && id !== ownId) refusals.unshift(nameTaken);
  if (refusals.length > 0) throw new RefusedError(refusals);
}

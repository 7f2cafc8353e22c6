import type { Refusal } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { findTimeslotGroupIdByName } from './timeslot-group.repository.ts';

const nameTaken: Refusal = { code: 'timeslot-group-name-taken', field: 'name' };

/** The same no as the rules', where another call was a moment earlier. */
export const timeslotGroupConstraints = {
  calendar_name_key: nameTaken,
  calendar_client_id_location_id_fkey: { code: 'location-unknown', field: 'locationId' },
  period_same_priority_overlap: { code: 'periods-overlap', field: 'periods' },
  calendar_ticket_group_client_id_ticket_group_id_fkey: {
    code: 'ticket-group-unknown',
    field: 'ticketGroupIds',
  },
  calendar_ticket_group_one_source: { code: 'ticket-group-has-schedules', field: 'ticketGroupIds' },
  calendar_exception_ticket_group_client_id_ticket_group_id_fkey: {
    code: 'exception-activity-unknown',
    field: 'exceptions',
  },
  timeslot_start_key: { code: 'timeslot-exists', field: 'time' },
};

/** @throws RefusedError where another timeslot group of the client has the name, in any case. */
export async function refuseTakenTimeslotGroupName(
  scope: ClientScope,
  name: string,
  ownId?: string,
): Promise<void> {
  const id = await findTimeslotGroupIdByName(scope, name);
  if (id !== undefined && id !== ownId) throw new RefusedError([nameTaken]);
}

import type { OwnDay } from '@foyer/domain/catalog/ticket-group-input.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** The days on which a group is open or closed whatever its weekdays say, as a part of its statement. */
export const ownDaysOfGroup = sql<OwnDay[]>`coalesce((
  select json_agg(json_build_object('date', d.date, 'isOpen', d.is_open) order by d.date)
  from ticket_group_day d
  where d.client_id = ticket_group.client_id and d.ticket_group_id = ticket_group.id), '[]')`;

export async function replaceOwnDays(
  scope: ClientScope,
  ticketGroupId: string,
  days: readonly OwnDay[],
): Promise<void> {
  const { tx, clientId } = scope;
  await tx
    .deleteFrom('ticketGroupDay')
    .where('clientId', '=', clientId)
    .where('ticketGroupId', '=', ticketGroupId)
    .execute();
  if (days.length === 0) return;
  await tx
    .insertInto('ticketGroupDay')
    .values(days.map((day) => ({ clientId, ticketGroupId, ...day })))
    .execute();
}

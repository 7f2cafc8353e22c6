import { saleRefusalOf } from '@foyer/domain/capacity/sale-refusal.ts';
import type { RebookingFacts } from '@foyer/domain/rebooking/rebooking-facts.ts';
import type { Refusal } from '@foyer/domain/result/result.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import type { ReplacePart } from '../resolve-wish.ts';
import { listWantedTypes } from '../type-to-choose.repository.ts';
import { listVisitsForTickets } from './list-visits.ts';

/**
 * Why tickets cannot go to a visit that the list of visits does not offer: `timeslot-unknown`, `timeslot-closed` or `day-closed`.
 * Visits of hidden calendars are for staff. Whether it has room is asked where its places are taken.
 */
export async function refuseNotOffered(
  app: App,
  scope: ClientScope,
  { tickets, ticketTypeId, target }: ReplacePart,
  { by, at }: { by: RebookingFacts['by']; at: Date },
): Promise<Refusal | null> {
  if (target === null) return null;
  const { timeslotId, date } = target;
  const [type] = await listWantedTypes(scope, [ticketTypeId]);
  const wanted = tickets.map((ticket) => {
    return {
      ...ticket,
      timeslotId,
      ticketTypeId,
      ticketGroupId: type?.ticketGroupId ?? ticket.ticketGroupId,
    };
  });
  const how = { withHidden: by !== 'buyer', at };
  const visits = await listVisitsForTickets(app, scope, wanted, { from: date, until: date }, how);
  const visit = visits.find((one) => one.timeslotId === timeslotId && one.date === date);
  const isDay = timeslotId === null;
  if (!visit && !isDay) return saleRefusalOf('timeslot-unknown');
  const { state, reason } = visit ?? { state: 'none', reason: 'no-timeslot' };
  if (state !== 'none' && state !== 'closed') return null;
  return { code: isDay ? 'day-closed' : 'timeslot-closed', params: { reason } };
}

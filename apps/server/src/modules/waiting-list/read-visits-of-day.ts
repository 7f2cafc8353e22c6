import type { Channel } from '@foyer/domain/channels/channel.ts';
import { visitToChoose } from '@foyer/domain/sales/check-wish.ts';
import { countPlaces } from '@foyer/domain/sales/count-places.ts';
import type { VisitOfDay } from '@foyer/domain/waiting-list/visits-to-try.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listDaysOnSale, listTimeslotsOnSale } from '../availability/index.ts';
import type { OfferedGroup } from '../sales/index.ts';

export interface WantedDay {
  date: string;
  lines: readonly { ticketTypeId: string; quantity: number }[];
}

/**
 * The visits of a day that a channel sells these tickets for, full or not, each as this very party sees it; none where the
 * day is not sold.
 */
export async function readVisitsOfDay(
  scope: ClientScope,
  channel: Channel,
  groups: readonly OfferedGroup[],
  { date, lines }: WantedDay,
  at: Date,
): Promise<VisitOfDay[]> {
  const question = {
    ticketGroupIds: groups.map(({ id }) => id),
    tickets: lines,
    people: countPlaces(groups, lines),
    channel: { ...channel, isPublished: true },
    at,
    from: date,
    until: date,
  };
  const isSold = ({ state }: { state: string }) => state !== 'none' && state !== 'closed';
  if (visitToChoose(groups).needs === 'time') {
    const timeslots = await listTimeslotsOnSale(scope, question);
    return timeslots
      .filter(({ availability }) => isSold(availability))
      .map(({ id, startsAt, hasRoom }) => ({ timeslotId: id, startsAt, hasRoom }));
  }
  const days = await listDaysOnSale(scope, question);
  return days
    .filter(({ availability }) => isSold(availability))
    .map(({ hasRoom }) => ({ timeslotId: null, startsAt: null, hasRoom }));
}

/** The groups of an offer that some tickets are of. */
export function groupsOfLines(offer: readonly OfferedGroup[], lines: WantedDay['lines']): OfferedGroup[] {
  const ids = lines.map(({ ticketTypeId }) => ticketTypeId);
  return offer.filter(({ ticketTypes }) => ticketTypes.some(({ id }) => ids.includes(id)));
}

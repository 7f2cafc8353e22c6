import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import { decideLook } from '@foyer/domain/scheduling/availability/availability-look.ts';
import {
  type AvailabilityState,
  bookableStates,
} from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { ShownDay, ShownTimeslot } from '@foyer/domain/storefront/shown-availability.ts';
import { shownReasonOf } from '@foyer/domain/storefront/shown-reason.ts';
import { toldPlaces } from '@foyer/domain/storefront/told-places.ts';
import type { App } from '../../../platform/app.ts';
import { RefusedError } from '../../../platform/errors.ts';
import {
  type DayOnSale,
  type LabelledType,
  listDaysForVisitors,
  listTimeslotsOnSale,
  listTypeLabels,
  type TimeslotOnSale,
} from '../../availability/index.ts';
import { findSetting } from '../../settings/index.ts';
import { openSalesPage, type SalesPageAddress } from '../sales-page/open-sales-page.ts';

/** Whose visit it would be: these groups' tickets together, for so many people, or exactly these tickets. */
export interface Party {
  ticketGroupIds: readonly string[];
  people: number;
  tickets?: readonly { ticketTypeId: string; quantity: number }[];
}

/** Dates from the first to the last, both included. */
export interface DateRange {
  from: string;
  until: string;
}

/** Every day of a month, a week or some other range as the party sees it. */
export async function showDays(
  app: App,
  address: SalesPageAddress,
  party: Party,
  range: DateRange,
): Promise<ShownDay[]> {
  const { clientId, channel, salesPoint } = await openSalesPage(app, address, async (page) => {
    refuseForeignGroups(page.channel, party.ticketGroupIds);
    return { clientId: page.scope.clientId, channel: page.channel, salesPoint: page.point };
  });
  const days = await listDaysForVisitors(app.db, clientId, {
    ...party,
    ...range,
    at: app.clock(),
    channel: { ...channel, isPublished: true, salesPoint },
  });
  return days.map(showDay);
}

/** The times of a day as the party sees them. */
export async function showTimeslots(
  app: App,
  address: SalesPageAddress,
  party: Party,
  date: string,
): Promise<ShownTimeslot[]> {
  return openSalesPage(app, address, async ({ scope, channel, point }) => {
    refuseForeignGroups(channel, party.ticketGroupIds);
    const timeslots = await listTimeslotsOnSale(scope, {
      ...party,
      at: app.clock(),
      channel: { ...channel, isPublished: true, salesPoint: point },
      from: date,
      until: date,
    });
    const { fewLeftPercent } = await findSetting(scope, 'thresholds', app.clock());
    return timeslots
      .filter(({ availability }) => availability.state !== 'none')
      .map((one) => showTimeslot(one, fewLeftPercent));
  });
}

/** The ticket types that cannot be bought on a day, with what they are called there. */
export async function showTypeLabels(
  app: App,
  address: SalesPageAddress,
  { ticketGroupIds, date }: { ticketGroupIds: readonly string[]; date: string },
): Promise<LabelledType[]> {
  return openSalesPage(app, address, async ({ scope, channel, point }) => {
    refuseForeignGroups(channel, ticketGroupIds);
    const onPage = { ...channel, isPublished: true, salesPoint: point };
    return listTypeLabels(scope, { ticketGroupIds, date, channel: onPage, at: app.clock() });
  });
}

/** A page tells about its own groups only. */
function refuseForeignGroups(channel: Channel, ticketGroupIds: readonly string[]): void {
  if (ticketGroupIds.every((id) => channel.ticketGroupIds.includes(id))) return;
  throw new RefusedError([{ code: 'ticket-group-unknown', field: 'ticketGroupIds' }]);
}

/** A day on which no timeslot takes the whole party is full to that party. */
function showDay({ date, availability, look, hasRoom, fromPriceMinor }: DayOnSale): ShownDay {
  const isTooSmall = bookableStates.includes(availability.state) && !hasRoom;
  const state: AvailabilityState = isTooSmall ? 'full' : availability.state;
  const reason = isTooSmall ? 'held-by-others' : shownReasonOf(availability);
  return { date, state, look: isTooSmall ? state : look, reason, fromPriceMinor };
}

function showTimeslot(timeslot: TimeslotOnSale, fewLeftPercent: number): ShownTimeslot {
  const { id, time, timeZone, endsAt, availability, capacity, colour, party, hasRoom } = timeslot;
  const { state } = availability;
  // Tickets of several kinds may not fit together where each would alone.
  const isTooSmall = bookableStates.includes(state) && !hasRoom;
  const left = isTooSmall ? Math.min(availability.left ?? party - 1, party - 1) : availability.left;
  return {
    id,
    time,
    endTime: endsAt === null ? null : localTimeAt(endsAt, timeZone).time,
    state,
    look: decideLook(state, colour),
    reason: shownReasonOf(availability),
    left: toldPlaces({ left, capacity }, party, fewLeftPercent),
    party,
  };
}

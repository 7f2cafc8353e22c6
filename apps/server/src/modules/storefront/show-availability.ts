import { datesOfMonth } from '@foyer/domain/calendar/local-date.ts';
import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { AvailabilityState } from '@foyer/domain/scheduling/availability-state.ts';
import type { ShownDay, ShownTimeslot } from '@foyer/domain/storefront/shown-availability.ts';
import type { App } from '../../platform/app.ts';
import { RefusedError } from '../../platform/errors.ts';
import {
  type DayForSale,
  listDaysForSale,
  listTimeslotsForSale,
  type TimeslotForSale,
} from '../scheduling/index.ts';
import { findSetting } from '../settings/index.ts';
import { openSalesPage, type SalesPageAddress } from './open-sales-page.ts';

/** Whose visit it would be: these groups' tickets together, for so many people. */
export interface Party {
  ticketGroupIds: readonly string[];
  people: number;
}

/** Every day of a month ('2026-11') as the party sees it. */
export async function showDays(
  app: App,
  address: SalesPageAddress,
  { ticketGroupIds, people }: Party,
  month: string,
): Promise<ShownDay[]> {
  return openSalesPage(app, address, async ({ scope, channel }) => {
    refuseForeignGroups(channel, ticketGroupIds);
    const days = await listDaysForSale(scope, {
      ticketGroupIds,
      at: app.clock(),
      people,
      ...datesOfMonth(month),
    });
    return days.map((day) => ({ date: day.date, state: stateForParty(day), fromPriceMinor: null }));
  });
}

/** The times of a day as the party sees them. */
export async function showTimeslots(
  app: App,
  address: SalesPageAddress,
  { ticketGroupIds, people }: Party,
  date: string,
): Promise<ShownTimeslot[]> {
  return openSalesPage(app, address, async ({ scope, channel }) => {
    refuseForeignGroups(channel, ticketGroupIds);
    const timeslots = await listTimeslotsForSale(scope, {
      ticketGroupIds,
      at: app.clock(),
      from: date,
      until: date,
    });
    const { fewLeftPercent } = await findSetting(scope, 'thresholds', app.clock());
    return timeslots
      .filter(({ availability }) => availability.state !== 'none')
      .map((one) => showTimeslot(one, people, fewLeftPercent));
  });
}

/** A page tells about its own groups only. */
function refuseForeignGroups(channel: Channel, ticketGroupIds: readonly string[]): void {
  if (ticketGroupIds.every((id) => channel.ticketGroupIds.includes(id))) return;
  throw new RefusedError([{ code: 'ticket-group-unknown', field: 'ticketGroupIds' }]);
}

const bookable: readonly AvailabilityState[] = ['almost full', 'busy', 'quiet', 'available'];

/** A day on which no timeslot takes the whole party is full to that party. */
function stateForParty({ availability: { state }, hasRoom }: DayForSale): AvailabilityState {
  return bookable.includes(state) && !hasRoom ? 'full' : state;
}

function showTimeslot(
  { id, time, timeZone, endsAt, availability, capacity }: TimeslotForSale,
  people: number,
  fewLeftPercent: number,
): ShownTimeslot {
  const { state, left } = availability;
  const isFew = left !== null && left * 100 <= fewLeftPercent * (capacity ?? 0);
  const isTold = left !== null && (isFew || left < people);
  return {
    id,
    time,
    endTime: endsAt === null ? null : localTimeAt(endsAt, timeZone).time,
    state,
    left: isTold ? left : null,
  };
}

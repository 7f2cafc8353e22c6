import type { Availability } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { listStaffTimeslots } from '../availability/index.ts';
import type { SchedulerRange } from './scheduler-days.repository.ts';
import { getSchedulerSlot, listSchedulerSlots, type SchedulerSlot } from './scheduler-slot.repository.ts';

/** A timeslot of the scheduler with what it is to a buyer, as sales pages and "Why?" say it. */
export interface AnsweredSlot extends SchedulerSlot {
  fill: Availability;
}

/** The timeslots of a range, by start; of one product as its tickets are sold. */
export async function listAnsweredSlots(
  context: RequestContext,
  range: SchedulerRange,
): Promise<AnsweredSlot[]> {
  return context.inClient(async (scope) => {
    const slots = await listSchedulerSlots(scope, range);
    const calendarIds = [...new Set(slots.map(({ calendarId }) => calendarId))];
    const at = context.app.clock();
    const known = await listStaffTimeslots(scope, calendarIds, { ...range, at });
    const byId = new Map(known.map((timeslot) => [timeslot.id, timeslot.availabilityOf(range.productId)]));
    return slots.map((slot) => ({ ...slot, fill: byId.get(slot.id) ?? noTimeslot }));
  });
}

/** @throws NotFoundError `timeslot-not-found` where the client has no such timeslot. */
export async function getAnsweredSlot(context: RequestContext, id: string): Promise<AnsweredSlot> {
  return context.inClient(async (scope) => {
    const slot = await getSchedulerSlot(scope, id);
    const { date } = slot;
    const asked = { from: date, until: date, at: context.app.clock() };
    const known = await listStaffTimeslots(scope, [slot.calendarId], asked);
    const fill = known.find((timeslot) => timeslot.id === id)?.availabilityOf(null) ?? noTimeslot;
    return { ...slot, fill };
  });
}

const noTimeslot: Availability = { state: 'none', reason: 'no-timeslot', left: 0 };

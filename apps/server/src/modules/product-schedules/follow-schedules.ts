import type { ScheduleTarget } from '@foyer/domain/product-schedules/schedule-target-input.ts';
import type { TimeslotChangePlan } from '@foyer/domain/scheduling/timeslot-changes/plan-timeslot-changes.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { bringTimeslotsInLine, lockCalendar } from '../scheduling/index.ts';
import { generateAhead } from './plan-schedule-change.ts';
import {
  findProductCalendar,
  getProductCalendar,
  makeProductCalendar,
  offerProductAtLocation,
  type ProductCalendar,
} from './product-calendar.repository.ts';
import {
  linkProductTicketGroups,
  listGroupsWithTimeslotGroups,
  type TakenLink,
  unlinkTimeslotGroups,
} from './schedule-link.repository.ts';

/** What was done to bring timeslots and ticket groups in line. */
export interface Followed {
  plan: TimeslotChangePlan;
  /** Ticket groups that were taken from their timeslot groups. */
  converted: TakenLink[];
}

/** The calendar of a product at a location, made where there is none; two changes of it wait for each other. */
export async function lockProductCalendar(
  scope: ClientScope,
  target: ScheduleTarget,
): Promise<ProductCalendar> {
  await makeProductCalendar(scope, target);
  await offerProductAtLocation(scope, target);
  const calendar = await findProductCalendar(scope, target);
  if (!calendar) throw new Error('a calendar that was just made is not there');
  await lockCalendar(scope, calendar.id);
  return getProductCalendar(scope, calendar.id);
}

/**
 * Brings timeslots and ticket groups in line with the schedules that were just written, in their transaction. No
 * visitor loses a place.
 * @throws RefusedError `ticket-group-has-timeslot-group` where a ticket group has a second source and `convert` is not
 *   set.
 */
export async function followSchedules(
  scope: ClientScope,
  calendarId: string,
  now: Date,
  convert?: boolean | null,
): Promise<Followed> {
  const calendar = await getProductCalendar(scope, calendarId);
  const hasSchedules = calendar.schedules.length > 0;
  const converted = hasSchedules ? await takeOver(scope, calendar.productId, convert ?? false) : [];
  const plan = await bringTimeslotsInLine(scope, calendarId, generateAhead(calendar, now), now);
  await linkProductTicketGroups(scope, calendarId);
  // A timeslot group may have taken one meanwhile: what is not linked now has been refused its second source.
  if (hasSchedules) await takeOver(scope, calendar.productId, false);
  return { plan, converted };
}

async function takeOver(scope: ClientScope, productId: string, convert: boolean): Promise<TakenLink[]> {
  const [other] = await listGroupsWithTimeslotGroups(scope, productId);
  if (!other) return [];
  if (convert) return unlinkTimeslotGroups(scope, productId);
  const params = { name: other.name, timeslotGroup: other.timeslotGroupNames[0] ?? '' };
  throw new RefusedError([{ code: 'ticket-group-has-timeslot-group', params }]);
}

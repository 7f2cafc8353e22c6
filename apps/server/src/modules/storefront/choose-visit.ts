import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { saleRefusalOf } from '@foyer/domain/capacity/sale-refusal.ts';
import type { WantedLine } from '@foyer/domain/storefront/check-cart.ts';
import { visitToChoose } from '@foyer/domain/storefront/check-cart.ts';
import { refusalForVisitors } from '@foyer/domain/storefront/shown-reason.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { RefusedError } from '../../platform/errors.ts';
import { findTimeslotForSale, type Timeslot, type WantedGroup } from '../scheduling/index.ts';
import type { CartReads } from './cart-reads.ts';
import type { OfferedGroup } from './list-offer.ts';

/** When a visitor comes: at a time, on a day, or whenever his tickets are valid. */
export interface ChosenVisit {
  timeslot: Timeslot | null;
  date: LocalDate | null;
}

/**
 * The visit that tickets of these groups are for, found to be on sale. A ticket for a day goes with the day of the
 * timeslot where there is one.
 * @throws RefusedError `timeslot-required`, `day-required` (422); `timeslot-unknown`, `timeslot-closed`,
 * `day-closed` (409).
 */
export async function chooseVisit(
  app: App,
  scope: ClientScope,
  groups: readonly OfferedGroup[],
  wish: { timeslotId: string | null; date: LocalDate | null; ticketTypeIds: readonly string[] },
  reads: CartReads,
): Promise<ChosenVisit> {
  const { needs, fixedDate } = visitToChoose(groups.map(({ shown }) => shown));
  const timeslot =
    needs === 'time' ? await findOpenTimeslot(app, scope, groups, wish.timeslotId, reads) : null;
  const date = timeslot?.date ?? fixedDate ?? (needs === 'day' ? wish.date : null);
  if (needs === 'day' && date === null) throw new RefusedError([{ code: 'day-required', field: 'date' }]);
  const dated = groups.filter(({ shown }) => shown.needsDate || shown.fixedDate !== null);
  if (date !== null && dated.length > 0) await refuseClosedDay(app, scope, dated, { ...wish, date }, reads);
  return { timeslot, date };
}

async function findOpenTimeslot(
  app: App,
  scope: ClientScope,
  groups: readonly OfferedGroup[],
  timeslotId: string | null,
  reads: CartReads,
): Promise<Timeslot> {
  if (timeslotId === null) throw new RefusedError([{ code: 'timeslot-required', field: 'timeslotId' }]);
  const wanted: WantedGroup[] = groups
    .filter(({ shown }) => shown.needsTimeslot)
    .map(({ sold, shown }) => ({ sale: sold.sale, calendarIds: shown.calendarIds }));
  const timeslot = await findTimeslotForSale(
    scope,
    { groups: wanted, timeslotId, at: app.clock() },
    reads.listTimeslots,
  );
  if (!timeslot) throw new RefusedError([refusalForVisitors(saleRefusalOf('timeslot-unknown'))], 409);
  const { state, reason } = timeslot.availability;
  if (state === 'none' || state === 'closed') {
    throw new RefusedError([refusalForVisitors({ code: 'timeslot-closed', params: { reason } })], 409);
  }
  return timeslot;
}

async function refuseClosedDay(
  app: App,
  scope: ClientScope,
  groups: readonly OfferedGroup[],
  { date, ticketTypeIds }: { date: LocalDate; ticketTypeIds: readonly string[] },
  reads: CartReads,
): Promise<void> {
  const ticketGroupIds = groups.map(({ sold }) => sold.id);
  const shut = await reads.checkDayOnSale(scope, { ticketGroupIds, ticketTypeIds, date, at: app.clock() });
  if (!shut) return;
  const { reason } = shut;
  throw new RefusedError(
    [refusalForVisitors({ code: 'day-closed', field: 'date', params: { reason } })],
    409,
  );
}

/** The groups that some tickets belong to. */
export function groupsOf(offer: readonly OfferedGroup[], wanted: readonly WantedLine[]): OfferedGroup[] {
  const types = new Set(wanted.map((line) => line.ticketTypeId));
  return offer.filter(({ sold }) => sold.ticketTypes.some(({ id }) => types.has(id)));
}

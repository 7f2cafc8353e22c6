import type { LocalDate } from '@foyer/domain/calendar/local-date.ts';
import { saleRefusalOf } from '@foyer/domain/capacity/sale-refusal.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import { visitToChoose, type WantedLine } from '@foyer/domain/sales/check-wish.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { findTimeslotForSale, type Timeslot, type WantedGroup } from '../scheduling/index.ts';
import type { SaleLoader } from './batch-loader.ts';
import type { OfferedGroup } from './list-offer.ts';
import type { PromisedSale } from './promised-sale.ts';

/** When a visit is: at a time, on a day, or whenever its tickets are valid. */
export interface ChosenVisit {
  timeslot: Timeslot | null;
  date: LocalDate | null;
}

/**
 * The visit that tickets of these groups are for, where it is on sale. A ticket for a day is for the day of the timeslot
 * where the order has one.
 * Refusals: `timeslot-required`, `day-required`, and those of `visitRefusalCodes`.
 */
export async function chooseVisit(
  app: App,
  scope: ClientScope,
  groups: readonly OfferedGroup[],
  wish: {
    timeslotId: string | null;
    date: LocalDate | null;
    ticketTypeIds: readonly string[];
    promised?: PromisedSale;
  },
  loader: SaleLoader,
): Promise<Result<ChosenVisit>> {
  const { needs, fixedDate } = visitToChoose(groups);
  const found = needs === 'time' ? await findOpenTimeslot(app, scope, groups, wish, loader) : null;
  if (found && !found.ok) return found;
  const timeslot = found?.value ?? null;
  const date = timeslot?.date ?? fixedDate ?? (needs === 'day' ? wish.date : null);
  if (needs === 'day' && date === null) return refused({ code: 'day-required', field: 'date' });
  const dated = groups.filter((group) => group.needsDate || group.fixedDate !== null);
  const closed =
    date !== null && dated.length > 0 && !wish.promised
      ? await refuseClosedDay(app, scope, dated, { ...wish, date }, loader)
      : null;
  return closed ?? ok({ timeslot, date });
}

/**
 * The timeslots of groups that have a time of their own (`splitByTime`), by ticket type: on the day of the visit.
 * Refusals: as `chooseVisit`; `one-visit-per-order` where a line names another time that cannot have one.
 */
export async function chooseOwnTimes(
  app: App,
  scope: ClientScope,
  apart: readonly OfferedGroup[],
  wish: {
    timeslotId: string | null;
    lines: readonly WantedLine[];
    visit: ChosenVisit;
    promised?: PromisedSale;
  },
  loader: SaleLoader,
): Promise<Result<ReadonlyMap<string, Timeslot>>> {
  const times = new Map<string, Timeslot>();
  for (const line of wish.lines) {
    const group = apart.find(({ ticketTypes }) => ticketTypes.some(({ id }) => id === line.ticketTypeId));
    if (!group) {
      const isOther = line.timeslotId !== undefined && line.timeslotId !== wish.timeslotId;
      if (isOther) return refused({ code: 'one-visit-per-order' });
      continue;
    }
    const asked = { ...wish, timeslotId: line.timeslotId ?? null };
    const found = await findOpenTimeslot(app, scope, [group], asked, loader);
    if (!found.ok) return found;
    if (found.value.date !== wish.visit.date) return refused(saleRefusalOf('timeslot-unknown'));
    times.set(line.ticketTypeId, found.value);
  }
  return ok(times);
}

/** What a wish is refused with because of the state of its visit, and not because of how it is put. */
export const visitRefusalCodes = ['timeslot-unknown', 'timeslot-closed', 'day-closed'] as const;

async function findOpenTimeslot(
  app: App,
  scope: ClientScope,
  groups: readonly OfferedGroup[],
  { timeslotId, promised }: { timeslotId: string | null; promised?: PromisedSale },
  loader: SaleLoader,
): Promise<Result<Timeslot>> {
  if (timeslotId === null) return refused({ code: 'timeslot-required', field: 'timeslotId' });
  const wanted: readonly WantedGroup[] = groups.filter(({ needsTimeslot }) => needsTimeslot);
  const query = { groups: wanted, timeslotId, at: app.clock() };
  const timeslot = await findTimeslotForSale(scope, query, loader.listTimeslots);
  if (!timeslot) return refused(saleRefusalOf('timeslot-unknown'));
  const { state, reason } = timeslot.availability;
  const isShut = !promised && (state === 'none' || state === 'closed');
  return isShut ? refused({ code: 'timeslot-closed', params: { reason } }) : ok(timeslot);
}

async function refuseClosedDay(
  app: App,
  scope: ClientScope,
  groups: readonly OfferedGroup[],
  { date, ticketTypeIds }: { date: LocalDate; ticketTypeIds: readonly string[] },
  loader: SaleLoader,
): Promise<Result<never> | null> {
  const ticketGroupIds = groups.map(({ id }) => id);
  const shut = await loader.checkDayOnSale(scope, { ticketGroupIds, ticketTypeIds, date, at: app.clock() });
  return shut && refused({ code: 'day-closed', field: 'date', params: { reason: shut.reason } });
}

import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { localDay, localDayAt } from '@foyer/domain/calendar/local-day.ts';
import { localTimeAt, momentOf } from '@foyer/domain/calendar/zoned-time.ts';
import type { Currency } from '@foyer/domain/money/currency.ts';
import type { Availability } from '@foyer/domain/scheduling/availability/availability-state.ts';
import type { OpeningHours } from '@foyer/domain/venues/hours-input.ts';
import { locationOn } from '@foyer/domain/venues/location-open.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { seesRevenue } from '../../platform/sees-revenue.ts';
import { listStaffAnswers } from '../availability/index.ts';
import { getClient } from '../clients/index.ts';
import { listClosedDays, listLocationsWithHours } from '../venues/index.ts';
import { type AlertCounts, countAlerts } from './alerts.repository.ts';
import { type CapacityTimeslot, listCapacityToday } from './capacity-today.repository.ts';
import {
  type HourFigures,
  listHourFigures,
  type ReportedDay,
  readRevenue,
  readSalesFigures,
  readVisitFigures,
  type SalesFigures,
  type VisitFigures,
} from './day-figures.repository.ts';
import { findGettingStarted } from './find-getting-started.ts';
import type { GettingStarted } from './getting-started.repository.ts';
import { type LatestOrder, listLatestOrders } from './latest-orders.repository.ts';

export interface Dashboard {
  /** The client's own date and clock. */
  date: string;
  time: string;
  readAt: Date;
  openUntil: string | null;
  /** The first opening time of the day, while all locations are still closed. */
  opensAt: string | null;
  currency: Currency;
  visits: VisitFigures;
  sales: SalesFigures;
  /** Minor units. */
  revenueMinor: number;
  /** The same weekday a week ago, up to the same time of day. */
  salesAWeekAgo: SalesFigures;
  revenueAWeekAgoMinor: number;
  hours: HourFigures[];
  capacity: AnsweredTimeslot[];
  latestOrders: LatestOrder[];
  alerts: AlertCounts;
  gettingStarted: GettingStarted | null;
  /** Revenue is for those with `edit` on statistics (product.md, section 2). */
  showsRevenue: boolean;
}

/** A timeslot with what it is to staff, by the rules by which it is sold. */
export interface AnsweredTimeslot extends CapacityTimeslot {
  availability: Availability;
}

/** Everything that the first page of the back office shows, as of one moment. */
export async function readDashboard(context: RequestContext): Promise<Dashboard> {
  context.require('dashboard', 'access');
  const readAt = context.app.clock();
  return context.inClient(async (scope) => {
    const client = await getClient(scope);
    const { date, time } = localTimeAt(readAt, client.timeZone);
    const countsTestOrders = client.paymentEnvironment === 'test';
    const day: ReportedDay = {
      ...localDayAt(readAt, client.timeZone),
      timeZone: client.timeZone,
      countsTestOrders,
    };
    const aWeekAgo = localDay(addDays(date, -7), client.timeZone);
    const sameTimeAWeekAgo = sameTimeOn(aWeekAgo.date, readAt, client.timeZone);
    const hoursToday = await listHoursOn(scope, date);
    return {
      date,
      time,
      readAt,
      openUntil: openUntil(hoursToday, time),
      opensAt: opensAt(hoursToday, time),
      currency: client.currency,
      visits: await readVisitFigures(scope, day),
      sales: await readSalesFigures(scope, day.startsAt, readAt, countsTestOrders),
      revenueMinor: await readRevenue(scope, date, readAt, countsTestOrders),
      revenueAWeekAgoMinor: await readRevenue(scope, aWeekAgo.date, sameTimeAWeekAgo, countsTestOrders),
      salesAWeekAgo: await readSalesFigures(scope, aWeekAgo.startsAt, sameTimeAWeekAgo, countsTestOrders),
      hours: await listHourFigures(scope, day),
      capacity: await listCapacity(scope, day, readAt),
      latestOrders: await latestOrdersFor(context, scope, countsTestOrders),
      alerts: alertsFor(context, await countAlerts(scope, date, readAt)),
      gettingStarted: await findGettingStarted(context, scope),
      showsRevenue: seesRevenue(context),
    };
  });
}

async function listCapacity(scope: ClientScope, day: ReportedDay, at: Date): Promise<AnsweredTimeslot[]> {
  const timeslots = await listCapacityToday(scope, day);
  if (timeslots.length === 0) return [];
  const answers = await listStaffAnswers(scope, { date: day.date, at });
  const nothing = { state: 'none', reason: 'no-timeslot', left: 0 } as const;
  return timeslots.map((timeslot) => ({ ...timeslot, availability: answers.get(timeslot.id) ?? nothing }));
}

function latestOrdersFor(
  context: RequestContext,
  scope: ClientScope,
  isTest: boolean,
): Promise<LatestOrder[]> {
  return context.can('order-management', 'access')
    ? listLatestOrders(scope, isTest, context.language)
    : Promise.resolve([]);
}

/** An alert is for accounts that may open its page. */
function alertsFor({ can, account }: RequestContext, alerts: AlertCounts): AlertCounts {
  const seesMails = can('message-queue', 'access');
  const seesOrders = can('order-management', 'access');
  const seesTills = can('ticketverkoop', 'access') && account.accountType !== 'sales partner';
  return {
    failedMails: seesMails ? alerts.failedMails : 0,
    failedMessages: seesMails ? alerts.failedMessages : 0,
    waitingMails: seesMails ? alerts.waitingMails : 0,
    mailsWaitSince: seesMails ? alerts.mailsWaitSince : null,
    failedRefunds: seesOrders ? alerts.failedRefunds : 0,
    failedRefundOrderId: seesOrders ? alerts.failedRefundOrderId : null,
    refundsToApprove: seesOrders ? alerts.refundsToApprove : 0,
    refundToApproveOrderId: seesOrders ? alerts.refundToApproveOrderId : null,
    refundsByHand: seesOrders ? alerts.refundsByHand : 0,
    refundByHandOrderId: seesOrders ? alerts.refundByHandOrderId : null,
    chargebacks: seesOrders ? alerts.chargebacks : 0,
    chargebackOrderId: seesOrders ? alerts.chargebackOrderId : null,
    differingPayments: seesOrders ? alerts.differingPayments : 0,
    differingPaymentOrderId: seesOrders ? alerts.differingPaymentOrderId : null,
    ledgerDifferences: seesOrders ? alerts.ledgerDifferences : 0,
    ledgerDifferenceOrderId: seesOrders ? alerts.ledgerDifferenceOrderId : null,
    giftCardDifferences: can('discountcodes-and-vouchers', 'access') ? alerts.giftCardDifferences : 0,
    timeslotConflicts: can('timeslotgroup', 'access') ? alerts.timeslotConflicts : 0,
    unreturnedLeases: seesTills ? alerts.unreturnedLeases : 0,
    keptSales: seesTills ? alerts.keptSales : 0,
    lowBarcodeSeries: can('barcodes', 'access') ? alerts.lowBarcodeSeries : 0,
    lowBarcodeSeriesId: can('barcodes', 'access') ? alerts.lowBarcodeSeriesId : null,
  };
}

/** The moment at which the clock shows the same time on another date, also where it was moved in between. */
function sameTimeOn(date: string, at: Date, timeZone: string): Date {
  const moment = momentOf(date, localTimeAt(at, timeZone).time, timeZone);
  if (moment.kind === 'gap') return moment.nextAt;
  const minute = moment.kind === 'once' ? moment.at : moment.firstAt;
  return new Date(minute.getTime() + (at.getTime() % 60_000));
}

/** The hours of the day of all locations that are open on it and whose hours staff saved. */
async function listHoursOn(scope: ClientScope, date: string): Promise<OpeningHours[]> {
  const locations = await listLocationsWithHours(scope);
  const ids = locations.map(({ id }) => id);
  const closed = await listClosedDays(scope, ids, date, date);
  return locations.flatMap(({ id, weekHours }) => {
    const closedDays = closed.filter(({ locationId }) => locationId === id);
    const on = locationOn(date, { weekHours, closedDays });
    return on.open ? [on.hours] : [];
  });
}

/** The latest closing time of the day over all locations; null where every one is closed, or has closed by now. */
function openUntil(hours: readonly OpeningHours[], time: string): string | null {
  // Closing before opening is after midnight.
  const tomorrow = hours.filter(({ opens, closes }) => closes <= opens);
  const today = hours.filter(({ opens, closes }) => closes > opens && closes > time);
  const closings = (tomorrow.length > 0 ? tomorrow : today).map(({ closes }) => closes);
  return closings.sort().at(-1) ?? null;
}

/** The first opening time of the day over all locations; null once one has opened, and on a day without any. */
function opensAt(hours: readonly OpeningHours[], time: string): string | null {
  const [first] = hours.map(({ opens }) => opens).sort();
  return first !== undefined && time < first ? first : null;
}

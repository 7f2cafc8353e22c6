import type { Refusal } from '@foyer/domain/result/result.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { type DayOnSale, listDaysOnSale } from '../availability/index.ts';
import { listTicketTypePrices } from '../catalog/index.ts';
import { listOrderLines } from '../orders/index.ts';
import type { ClosureVisit } from './closure-visit.repository.ts';

interface Range {
  from: string;
  until: string;
}

/** The days, without that of the visit, for which its tickets are sold and on which everybody of it fits. */
export async function listDays(
  app: App,
  scope: ClientScope,
  visit: ClosureVisit,
  range: Range,
): Promise<{ date: string; left: number | null }[]> {
  return (await listAllDays(app, scope, visit, range))
    .filter((day) => refusalOf(day, visit) === null)
    .map(({ date, availability }) => ({ date, left: availability.left }));
}

/** Why a visit cannot be moved to a day: the reason is that of "Why?". Null = it can. */
export async function refuseDay(
  app: App,
  scope: ClientScope,
  visit: ClosureVisit,
  date: string,
): Promise<Refusal | null> {
  const [day] = await listAllDays(app, scope, visit, { from: date, until: date });
  return day ? refusalOf(day, visit) : { code: 'day-closed', params: { reason: 'no-timeslot' } };
}

function refusalOf({ date, availability, hasRoom }: DayOnSale, visit: ClosureVisit): Refusal | null {
  const { state, reason, left } = availability;
  if (state === 'none' || state === 'closed') return { code: 'day-closed', params: { reason } };
  if (hasRoom && date !== visit.date) return null;
  return { code: 'not-enough-places', params: { left: left ?? 0, reason } };
}

async function listAllDays(app: App, scope: ClientScope, visit: ClosureVisit, range: Range) {
  const lines = (await listOrderLines(scope, visit.orderId)).filter(
    ({ timeslotId, visitDate }) => timeslotId === null && visitDate === visit.date,
  );
  const types = await listTicketTypePrices(
    scope,
    lines.map(({ ticketTypeId }) => ticketTypeId),
  );
  const ticketGroupIds = [...new Set(types.map(({ ticketGroupId }) => ticketGroupId))];
  if (ticketGroupIds.length === 0) return [];
  const tickets = lines.map(({ ticketTypeId, quantity }) => ({ ticketTypeId, quantity }));
  const question = { ticketGroupIds, tickets, people: visit.heads, channel: null, at: app.clock(), ...range };
  return listDaysOnSale(scope, question);
}

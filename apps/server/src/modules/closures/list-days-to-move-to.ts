import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { listDaysOnSale } from '../availability/index.ts';
import { listTicketTypePrices } from '../catalog/index.ts';
import { listOrderLines } from '../orders/index.ts';
import type { ClosureVisit } from './closure-visit.repository.ts';

/** The days, without that of the visit, for which its tickets are sold and on which everybody of it fits. */
export async function listDays(
  app: App,
  scope: ClientScope,
  visit: ClosureVisit,
  range: { from: string; until: string },
): Promise<{ date: string; left: number | null }[]> {
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
  const days = await listDaysOnSale(scope, question);
  return days
    .filter(({ date, hasRoom }) => hasRoom && date !== visit.date)
    .map(({ date, availability }) => ({ date, left: availability.left }));
}

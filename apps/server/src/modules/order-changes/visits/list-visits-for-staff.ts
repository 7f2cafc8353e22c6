import { localDateInput } from '@foyer/domain/calendar/calendar-input.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { z } from 'zod';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { refuseOutOfSight, requireOrders } from '../../orders/index.ts';
import { readOrderToChange } from '../order-to-change.ts';
import { listVisitsForTickets, type VisitToChoose } from './list-visits.ts';

/** Six weeks: a month of the calendar with the days beside it. */
const MOST_DAYS = 42;

const input = z
  .object({
    orderId: z.uuid(),
    ticketIds: z.array(z.uuid()).min(1, 'tickets-required').max(1_000),
    from: localDateInput,
    until: localDateInput,
  })
  .refine(({ from, until }) => Date.parse(until) - Date.parse(from) <= MOST_DAYS * 86_400_000, {
    message: 'dates-too-far-apart',
    path: ['until'],
  });

/** The visits that staff can choose for tickets of an order, hidden ones too. */
export async function listVisitsForStaff(context: RequestContext, typed: unknown): Promise<VisitToChoose[]> {
  requireOrders(context, 'edit');
  const { orderId, ticketIds, ...range } = valueOrThrow(parseInput(input, typed));
  return context.inClientReadOnly(async (scope) => {
    const { order, tickets } = valueOrThrow(await readOrderToChange(scope, orderId));
    refuseOutOfSight(context, order);
    const chosen = tickets.filter(({ id }) => ticketIds.includes(id));
    return listVisitsForTickets(context.app, scope, chosen, range, { withHidden: true });
  });
}

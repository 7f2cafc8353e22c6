import { localDateInput, weekdayInput } from '@foyer/domain/calendar/calendar-input.ts';
import { laterDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { z } from 'zod';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { countOrdersForDays } from './days-order.repository.ts';

const daysInput = z.object({
  from: localDateInput,
  until: localDateInput,
  weekdays: z.array(weekdayInput, 'weekday-required').max(7, 'weekday-required'),
});

/**
 * How many orders already hold tickets of a group for coming days: their price stays, whatever a rule will say. A
 * client in the test environment lives on its test orders.
 */
export async function countOrdersOnDays(
  context: RequestContext,
  ticketGroupId: string,
  typed: unknown,
): Promise<number> {
  context.require('tickets', 'access');
  const { from, until, weekdays } = valueOrThrow(parseInput(daysInput, typed));
  return context.inClient(async (scope) => {
    const { timeZone, paymentEnvironment } = await getClient(scope);
    const first = laterDate(from, localDateAt(context.app.clock(), timeZone));
    const days = { ticketGroupId, from: first, until, weekdays };
    return countOrdersForDays(scope, days, paymentEnvironment === 'test');
  });
}

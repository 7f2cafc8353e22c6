import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { rulesChangeInput } from '@foyer/domain/scheduling/timeslot-group-input.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getTimeslotGroup } from '../scheduling/index.ts';
import { findEffect } from './find-effect.ts';

export interface TouchedVisitors {
  ticketCount: number;
  orderCount: number;
  times: string[];
}

const timesTold = 3;

/** How many visitors a change would touch, for the strip of the editor. Nothing is kept. */
export async function countTouched(
  context: RequestContext,
  timeslotGroupId: string,
  typed: unknown,
): Promise<TouchedVisitors> {
  context.require('timeslotgroup', 'edit');
  const wanted = valueOrThrow(parseInput(rulesChangeInput, typed));
  return context.inClient(async (scope) => {
    const { id: calendarId } = await getTimeslotGroup(scope, timeslotGroupId);
    const draft = { calendarId, wanted, remedies: {}, mailsVisitors: true };
    const { rows } = await findEffect(scope, draft, context.app.clock());
    return {
      ticketCount: rows.reduce((sum, row) => sum + row.ticketCount, 0),
      orderCount: rows.reduce((sum, row) => sum + row.orderCount, 0),
      times: rows.slice(0, timesTold).map(({ date, time }) => `${date} ${time}`),
    };
  });
}

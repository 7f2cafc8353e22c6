import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { isLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { getTimeslotGroup } from '../scheduling/index.ts';
import { listVisitors, sumVisitors, type Visitor, type VisitorFilter } from './visitor.repository.ts';

/** The filters of the address; an unreadable one filters nothing. Without a date: from today on. */
export interface VisitorListInput {
  timeslotGroupId?: string | null;
  date?: string | null;
  time?: string | null;
  search?: string | null;
}

export async function listVisitorsOf(
  context: RequestContext,
  input: VisitorListInput,
  page: { offset: number; limit: number },
): Promise<Visitor[]> {
  context.require('timeslotgroup', 'access');
  return context.inClient(async (scope) =>
    listVisitors(scope, await readVisitorFilter(context.app, scope, input), page, context.language),
  );
}

export async function totalVisitors(context: RequestContext, input: VisitorListInput) {
  context.require('timeslotgroup', 'access');
  return context.inClient(async (scope) =>
    sumVisitors(scope, await readVisitorFilter(context.app, scope, input)),
  );
}

export async function readVisitorFilter(
  app: App,
  scope: ClientScope,
  { timeslotGroupId, date, time, search }: VisitorListInput,
): Promise<VisitorFilter> {
  const { timeZone } = await getClient(scope);
  const day = date && isLocalDate(date) ? date : null;
  return {
    timeslotGroupId: timeslotGroupId ? (await getTimeslotGroup(scope, timeslotGroupId)).id : null,
    date: day,
    from: day === null ? localDateAt(app.clock(), timeZone) : null,
    time: time && isLocalTime(time) ? time : null,
    // No search has control characters, and the database refuses some of them.
    search: (search ?? '')
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, 100),
  };
}

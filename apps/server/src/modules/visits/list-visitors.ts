import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { isLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { App } from '../../platform/app.ts';
import { findPersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { openReservationsByIds } from '../reservations/index.ts';
import { getTimeslotGroup } from '../scheduling/index.ts';
import { listVisitors, sumVisitors, type Visitor, type VisitorFilter } from './visitor.repository.ts';
import { listLatestNotes } from './visitor-note.repository.ts';

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

/** The most that one print has. */
const mostOnPaper = 2_000;

/** A visitor as the list on paper has one: with what colleagues noted, for accounts that may open orders. */
export interface PrintedVisitor extends Visitor {
  /** Who speaks for a group. */
  contactName: string;
  note: string;
}

/** All visitors that the filters leave, not only a page of them; at most 2,000. */
export async function listVisitorsToPrint(
  context: RequestContext,
  input: VisitorListInput,
): Promise<PrintedVisitor[]> {
  context.require('timeslotgroup', 'access');
  const { app, language } = context;
  return context.inClientReadOnly(async (scope) => {
    const filter = await readVisitorFilter(app, scope, input);
    const visitors = await listVisitors(scope, filter, { offset: 0, limit: mostOnPaper }, language);
    const orderIds = visitors.flatMap(({ orderId }) => orderId ?? []);
    const notes = context.can('order-management', 'access') ? await openNotes(app, scope, orderIds) : null;
    const ids = visitors.flatMap(({ reservationId }) => reservationId ?? []);
    const groups = new Map((await openReservationsByIds(app, scope, ids)).map((group) => [group.id, group]));
    return visitors.map((visitor) => {
      const group = visitor.reservationId === null ? undefined : groups.get(visitor.reservationId);
      const note = group?.note ?? notes?.get(visitor.orderId ?? '') ?? '';
      return { ...visitor, contactName: group?.contactName ?? '', note };
    });
  });
}

async function openNotes(
  app: App,
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const notes = await listLatestNotes(scope, orderIds);
  const keys = await findPersonKeys(
    scope,
    app.secrets,
    notes.map(({ keyId }) => keyId),
  );
  return new Map(
    notes.map(({ orderId, keyId, sealed }) => {
      const text = keys.get(keyId)?.decrypt(Buffer.from(sealed, 'base64'));
      return [orderId, typeof text === 'string' ? text : ''];
    }),
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

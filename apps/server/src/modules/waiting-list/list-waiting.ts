import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { isLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { WaitingEntryState } from '@foyer/domain/waiting-list/waiting-states.ts';
import { findPersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { getClient } from '../clients/index.ts';
import { digestOfEmail } from './entry-secret.ts';
import {
  type ListedEntry,
  listEntries,
  listWaitedGroups,
  sumEntries,
  type WaitingFilter,
  type WaitingTotals,
} from './listed-entry.repository.ts';
import { readEmail } from './read-email.ts';

/** The filters of the address; an unreadable one filters nothing. Without a date: from today on. */
export interface WaitingListInput {
  date?: string | null;
  time?: string | null;
  state?: WaitingEntryState | null;
  ticketGroupId?: string | null;
  /** A whole email address: it is kept sealed, so that no part of it can be looked for. */
  search?: string | null;
}

/** An entry with its address; null for who may only look, and once it was erased. */
export type ShownEntry = Omit<ListedEntry, 'sealed' | 'personKeyId'> & { email: string | null };

export async function listWaitingVisitors(
  context: RequestContext,
  input: WaitingListInput,
  page: { offset: number; limit: number },
): Promise<ShownEntry[]> {
  context.require('timeslotgroup', 'access');
  const mayAct = context.can('timeslotgroup', 'edit');
  return context.inClientReadOnly(async (scope) => {
    const entries = await listEntries(scope, await readFilter(context, scope, input), page);
    const ids = mayAct ? entries.map(({ personKeyId }) => personKeyId) : [];
    const keys = await findPersonKeys(scope, context.app.secrets, ids);
    return entries.map(({ sealed, personKeyId, ...entry }) => ({
      ...entry,
      email: readEmail(keys.get(personKeyId), { sealed }),
    }));
  });
}

export async function totalWaiting(context: RequestContext, input: WaitingListInput): Promise<WaitingTotals> {
  context.require('timeslotgroup', 'access');
  return context.inClientReadOnly(async (scope) =>
    sumEntries(scope, await readFilter(context, scope, input)),
  );
}

export async function waitedGroups(context: RequestContext): Promise<{ id: string; name: string }[]> {
  context.require('timeslotgroup', 'access');
  return context.inClientReadOnly(listWaitedGroups);
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

async function readFilter(
  { app }: RequestContext,
  scope: ClientScope,
  { date, time, state, ticketGroupId, search }: WaitingListInput,
): Promise<WaitingFilter> {
  const { timeZone } = await getClient(scope);
  const day = date && isLocalDate(date) ? date : null;
  const email = search?.trim() ?? '';
  return {
    date: day,
    from: day === null ? localDateAt(app.clock(), timeZone) : null,
    time: time && isLocalTime(time) ? time : null,
    state: state ?? null,
    ticketGroupId: ticketGroupId && uuid.test(ticketGroupId) ? ticketGroupId : null,
    emailDigest: email === '' ? null : digestOfEmail(app, scope.clientId, email),
  };
}

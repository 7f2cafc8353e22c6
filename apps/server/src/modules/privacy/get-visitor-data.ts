import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { answerUntil } from '@foyer/domain/privacy/answer-until.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, hasEntrySince, writeAudit } from '../audit-log/index.ts';
import { getClient } from '../clients/index.ts';
import type { HeldData, KnownPerson, PossibleMatch } from '../person-data/index.ts';
import { listMatches } from './look-up-visitor.ts';
import { type HistoryEntry, listHistory } from './person-request.repository.ts';
import { listRequestsAbout } from './request-person-data.ts';
import { getOwnRequest, privacyModuleRight } from './sealed-request.ts';
import { findHeld, tracePerson } from './trace-person.ts';

/** What is held about the person of a look-up. */
export interface VisitorData {
  id: string;
  query: string;
  /** False while several persons fit the name: then there are matches only. */
  isChosen: boolean;
  emails: readonly string[];
  known: Omit<KnownPerson, 'orders'>;
  held: readonly HeldData[];
  matches: readonly PossibleMatch[];
  history: readonly HistoryEntry[];
  answerUntil: string;
}

const oneReadingMinutes = 15;

/**
 * Reads it for its asker; each reading is in the audit log.
 * @throws NotFoundError `visitor-data-not-found`
 */
export async function getVisitorData(context: RequestContext, id: string): Promise<VisitorData> {
  context.require(privacyModuleRight, 'access');
  const { app } = context;
  return context.inClient(async (scope) => {
    const request = await getOwnRequest(context, scope, id);
    const { person, known, trace } = await tracePerson(app, scope, request.person);
    const isChosen = person.emails.length + person.names.length > 0;
    const { timeZone } = await getClient(scope);
    const requests = await listRequestsAbout(app, scope, trace);
    await noteReading(context, scope, id);
    return {
      id,
      query: request.query,
      isChosen,
      emails: person.emails,
      known,
      held: isChosen ? await findHeld(app, scope, trace) : [],
      matches: await listMatches(app, scope, request),
      history: await listHistory(scope, isChosen ? requests.map((one) => one.id) : [id]),
      answerUntil: answerUntil(localDateAt(request.createdAt, timeZone)),
    };
  });
}

/** A page that asks again while it is open is one reading. */
async function noteReading(context: RequestContext, scope: ClientScope, entityId: string): Promise<void> {
  const actor = actorOf(context);
  const about = { entity: 'person', entityId, actorId: actor.id ?? '' } as const;
  const isNoted =
    (await hasEntrySince(scope, { action: 'look-up-person', ...about }, oneReadingMinutes)) ||
    (await hasEntrySince(scope, { action: 'open-person', ...about }, oneReadingMinutes));
  if (!isNoted) await writeAudit(scope, actor, { action: 'open-person', entity: 'person', entityId });
}

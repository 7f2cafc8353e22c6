import { datesFromUntil, earlierDate, laterDate } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import {
  datesOfDueMails,
  mostDaysLate,
  type VisitMailKind,
  visitMailDue,
  visitMailKinds,
} from '@foyer/domain/visit-mails/visit-mail-due.ts';
import type { App } from '../../platform/app.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { eachClientOnItsOwn, eachOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { mailVisit } from './mail-visit.ts';
import {
  type GroupMailPlan,
  listClientsWithVisitMails,
  listMailPlans,
  listTimeZones,
} from './visit-mail-plan.repository.ts';
import { listUnmailedVisits, type UnmailedVisit, type VisitSelection } from './visit-to-mail.repository.ts';

/** Read at once. */
const pageSize = 500;
/** Written for one client in one run: others wait for it. The next run, a minute later, writes more. */
const mostMails = 500;

/** Mails what is due before and after visits, each once (product.md, section 6). Runs as a worker, over all clients. */
export async function sendVisitMails(app: App): Promise<void> {
  const clientIds = await listClientsWithVisitMails(app.db);
  await eachClientOnItsOwn(app, clientIds, 'visit mails of a client were not sent', async (clientId) => {
    const { plans, zones } = await inClient(app.db, clientId, async (scope) => ({
      plans: await listMailPlans(scope),
      zones: await listTimeZones(scope),
    }));
    let left = mostMails;
    for (const kind of visitMailKinds) {
      const ofKind = plans.filter((plan) => plan.kind === kind);
      for (const selection of selectionsOf(kind, ofKind, app.clock(), zones))
        left -= await sendSelected(app, clientId, { kind, plans: ofKind, selection, most: left });
    }
  });
}

/** The visits among which the due ones are. Who books late is found by when that was: those dates can be all of a year. */
function selectionsOf(
  kind: VisitMailKind,
  plans: readonly GroupMailPlan[],
  now: Date,
  zones: readonly string[],
): VisitSelection[] {
  const spans = plans.map((plan) => datesOfDueMails(kind, plan, now, zones));
  const dates = [...new Set(spans.flatMap(({ from, until }) => datesFromUntil(from, until)))];
  if (dates.length === 0) return [];
  if (kind === 'after-visit') return [{ dates }];
  const from = zones.map((zone) => localDateAt(now, zone)).reduce(earlierDate);
  const bookedSince = new Date(now.getTime() - mostDaysLate * 24 * 60 * 60_000);
  return [{ dates }, { bookedSince, from, until: dates.reduce(laterDate) }];
}

interface ToSend {
  kind: VisitMailKind;
  plans: readonly GroupMailPlan[];
  selection: VisitSelection;
  most: number;
}

/** @returns how many were tried. */
async function sendSelected(
  app: App,
  clientId: string,
  { kind, plans, selection, most }: ToSend,
): Promise<number> {
  let tried = 0;
  let after: UnmailedVisit | null = null;
  while (tried < most) {
    const page: UnmailedVisit[] = await inClient(app.db, clientId, (scope) =>
      listUnmailedVisits(scope, kind, idsOf(plans), selection, { after, limit: pageSize }),
    );
    const due = page
      .filter((visit) => groupsDue(plans, visit, app.clock()).length > 0)
      .slice(0, most - tried)
      .map((visit) => ({ ...visit, clientId, id: visit.orderId }));
    await eachOnItsOwn(app, due, 'a visit mail was not written', (visit) =>
      inClient(app.db, clientId, (scope) => sendVisitMail(app, scope, kind, plans, visit)),
    );
    tried += due.length;
    after = page.at(-1) ?? null;
    if (page.length < pageSize) break;
  }
  return tried;
}

/** One visit, as it is now: it can have been cancelled, moved or mailed since it was listed. */
async function sendVisitMail(
  app: App,
  scope: ClientScope,
  kind: VisitMailKind,
  plans: readonly GroupMailPlan[],
  { orderId, visit }: UnmailedVisit,
): Promise<void> {
  const [found] = await listUnmailedVisits(
    scope,
    kind,
    idsOf(plans),
    { orderId, visit },
    { after: null, limit: 1 },
  );
  const ticketGroupIds = found ? groupsDue(plans, found, app.clock()) : [];
  if (found && ticketGroupIds.length > 0) await mailVisit(app, scope, kind, { ...found, ticketGroupIds });
}

const idsOf = (plans: readonly GroupMailPlan[]): string[] => plans.map(({ ticketGroupId }) => ticketGroupId);

/** The groups of a visit whose mail is due: the earliest of them sends the one that there is. */
function groupsDue(plans: readonly GroupMailPlan[], visit: UnmailedVisit, now: Date): string[] {
  return plans
    .filter(({ ticketGroupId }) => visit.ticketGroupIds.includes(ticketGroupId))
    .filter((plan) => {
      const due = visitMailDue(plan.kind, plan, visit);
      return due !== null && due.from <= now && now < due.until;
    })
    .map(({ ticketGroupId }) => ticketGroupId);
}

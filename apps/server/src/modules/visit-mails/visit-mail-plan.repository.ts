import type { VisitMailKind, VisitMailPlan } from '@foyer/domain/visit-mails/visit-mail-due.ts';
import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';

/** The plan of a ticket group for one of its mails. */
export interface GroupMailPlan extends VisitMailPlan {
  ticketGroupId: string;
  kind: VisitMailKind;
}

/** Clients of which a ticket group sends such mails. Needs the worker role. */
export async function listClientsWithVisitMails(db: Database): Promise<string[]> {
  const { rows } = await sql<{ clientId: string }>`
    select distinct client_id from ticket_group
    where (previsit_mail_on or aftervisit_mail_on) and not mails_blocked order by client_id`.execute(db);
  return rows.map(({ clientId }) => clientId);
}

/** The mails that a client's ticket groups send: archived ones too, for what they sold. */
export async function listMailPlans(scope: ClientScope): Promise<GroupMailPlan[]> {
  const { rows } = await sql<GroupMailPlan>`
    select g.id as ticket_group_id, m.kind, m.days, m.at from ticket_group g
    cross join lateral (values ('pre-visit', g.previsit_mail_on, g.previsit_days, g.previsit_at),
      ('after-visit', g.aftervisit_mail_on, g.aftervisit_days, g.aftervisit_at)) as m (kind, is_on, days, at)
    where g.client_id = ${scope.clientId} and (g.previsit_mail_on or g.aftervisit_mail_on) and not g.mails_blocked
      and m.is_on
    order by m.kind desc, g.id`.execute(scope.tx);
  return rows;
}

/** Of the client and of its locations. */
export async function listTimeZones(scope: ClientScope): Promise<string[]> {
  const { rows } = await sql<{ timeZone: string }>`
    select time_zone from client where id = ${scope.clientId}
    union select time_zone from location where client_id = ${scope.clientId}`.execute(scope.tx);
  return rows.map(({ timeZone }) => timeZone);
}

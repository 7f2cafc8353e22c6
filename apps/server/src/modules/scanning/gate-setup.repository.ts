import type { GateSetupChoices } from '@foyer/domain/scanning/gate-contract.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** Where a gate can stand, by name. */
export async function listGateLocations(scope: ClientScope): Promise<GateSetupChoices['locations']> {
  const { rows } = await sql<GateSetupChoices['locations'][number]>`
    select id, name, concat_ws(', ', nullif(address, ''), nullif(town, '')) as address
    from location where client_id = ${scope.clientId} order by name, id limit 500`.execute(scope.tx);
  return rows;
}

/** The ticket groups in use, with how many of their tickets are for a day. */
export async function listGateGroups(
  scope: ClientScope,
  day: { date: string; isTest: boolean },
): Promise<GateSetupChoices['ticketGroups']> {
  const { rows } = await sql<GateSetupChoices['ticketGroups'][number]>`
    select g.id, g.name, coalesce(today.count, 0)::int as tickets_today
    from ticket_group g left join (
      select tt.ticket_group_id, count(*) as count
      from ticket t join ticket_type tt on tt.client_id = t.client_id and tt.id = t.ticket_type_id
      where t.client_id = ${scope.clientId} and t.visit_date = ${day.date} and t.state = 'active' and t.test = ${day.isTest}
      group by tt.ticket_group_id) today on today.ticket_group_id = g.id
    where g.client_id = ${scope.clientId} and g.archived_at is null
    order by tickets_today desc, g.name, g.id limit 500`.execute(scope.tx);
  return rows;
}

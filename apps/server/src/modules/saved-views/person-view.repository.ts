import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { type HeldData, patternsOf } from '../person-data/index.ts';

/** Views whose name or search is about a person. */
export async function countViewsAbout(scope: ClientScope, strings: readonly string[]): Promise<HeldData> {
  const { rows } = await sql<HeldData>`
    select 'views' as kind, count(*)::int as records, min(created_at) as from, max(created_at) as until
    from saved_view where client_id = ${scope.clientId}
      and (name || ' ' || parameters) ilike any (${patternsOf(strings)}::text[])`.execute(scope.tx);
  return rows[0] ?? { kind: 'views', records: 0, from: null, until: null };
}

export async function deleteViewsAbout(scope: ClientScope, strings: readonly string[]): Promise<void> {
  await sql`delete from saved_view where client_id = ${scope.clientId}
    and (name || ' ' || parameters) ilike any (${patternsOf(strings)}::text[])`.execute(scope.tx);
}

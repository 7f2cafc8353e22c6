import type { BlockingRule } from '@foyer/domain/abuse-limits/blocking-rule.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** How many checkouts a rule stopped. */
export interface StoppedByRule extends BlockingRule {
  stopped: number;
}

/** Adds what was stopped on a day, by rule. */
export async function addStops(
  { clientId, tx }: ClientScope,
  stops: readonly StoppedByRule[],
  day: string,
): Promise<void> {
  if (stops.length === 0) return;
  await sql`insert into blocking_stop as s (client_id, kind, text, day, stopped)
    select ${clientId}, kind, text, ${day}::date, stopped
    from unnest(${stops.map(({ kind }) => kind)}::text[], ${stops.map(({ text }) => text)}::text[],
      ${stops.map(({ stopped }) => stopped)}::integer[]) as added (kind, text, stopped)
    order by kind, text
    on conflict (client_id, kind, text, day) do update set stopped = s.stopped + excluded.stopped`.execute(
    tx,
  );
}

export async function listStops({ clientId, tx }: ClientScope, since: string): Promise<StoppedByRule[]> {
  const rows = await tx
    .selectFrom('blockingStop')
    .select(({ fn }) => ['kind', 'text', fn.sum<string>('stopped').as('stopped')])
    .where('clientId', '=', clientId)
    .where('day', '>=', since)
    .groupBy(['kind', 'text'])
    .execute();
  return rows.map(({ stopped, ...rule }) => ({ ...rule, stopped: Number(stopped) }));
}

/** Of all clients. */
export async function deleteStopsBefore({ tx }: Pick<ClientScope, 'tx'>, before: string): Promise<void> {
  await tx.deleteFrom('blockingStop').where('day', '<', before).execute();
}

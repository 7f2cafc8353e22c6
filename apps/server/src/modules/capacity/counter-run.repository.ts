import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

/** Counters with adjacent ids: one range of the index instead of a search for each. */
export interface CounterRun {
  first: string;
  last: string;
  count: number;
}

export interface LockedCounter {
  capacity: number | null;
  takenPlaces: number;
}

/** Which of these runs have counters of others between their own, by their places in the list. */
export async function findMixedRuns(scope: ClientScope, runs: readonly CounterRun[]): Promise<Set<number>> {
  if (runs.length === 0) return new Set();
  const { rows } = await sql<{ number: number }>`
    select r.number::int as number
    from unnest(${runs.map(({ first }) => first)}::uuid[], ${runs.map(({ last }) => last)}::uuid[],
      ${runs.map(({ count }) => count)}::int[]) with ordinality as r (first, last, wanted, number)
    where r.wanted <> (select count(*) from (
      select from counter c where c.client_id = ${scope.clientId} and c.id between r.first and r.last
      limit r.wanted + 1) as found)`.execute(scope.tx);
  return new Set(rows.map(({ number }) => number - 1));
}

/** Locks them by id and says how full they are, in the same order; written as one text, for there are thousands. */
export async function lockCountersOfRuns(
  scope: ClientScope,
  runs: readonly CounterRun[],
): Promise<LockedCounter[]> {
  if (runs.length === 0) return [];
  const { rows } = await sql<{ locked: string | null }>`
    select string_agg(locked, ',' order by number) as locked from (
      select r.number, (
        select string_agg(coalesce(c.capacity::text, '') || '/' || c.taken, ',' order by c.id) from (
          select id, capacity, held + sold as taken from counter
          where client_id = ${scope.clientId} and id between r.first and r.last
          order by id for update) as c) as locked
      from unnest(${runs.map(({ first }) => first)}::uuid[], ${runs.map(({ last }) => last)}::uuid[])
        with ordinality as r (first, last, number)) as runs`.execute(scope.tx);
  const written = rows[0]?.locked?.split(',') ?? [];
  return written.map((counter) => {
    const [capacity = '', taken] = counter.split('/');
    return { capacity: capacity === '' ? null : Number(capacity), takenPlaces: Number(taken) };
  });
}

/** Gives whole runs of counters, locked before, another limit each. */
export async function setCapacities(
  scope: ClientScope,
  runs: readonly (Pick<CounterRun, 'first' | 'last'> & { capacity: number | null })[],
): Promise<void> {
  if (runs.length === 0) return;
  await sql`
    update counter c set capacity = r.capacity
    from unnest(${runs.map(({ first }) => first)}::uuid[], ${runs.map(({ last }) => last)}::uuid[],
      ${runs.map(({ capacity }) => capacity)}::int[]) as r (first, last, capacity)
    where c.client_id = ${scope.clientId} and c.id between r.first and r.last`.execute(scope.tx);
}

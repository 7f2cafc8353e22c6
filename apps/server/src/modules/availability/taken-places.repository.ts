import { sql } from 'kysely';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { readInClient } from '../../platform/database/read-in-client.ts';
import type { CounterRun } from '../capacity/index.ts';

/** The taken places of some counters, with the version tokens that validate what is cached beside them. */
export interface ReadPlaces {
  marks: string | null;
  /** Of each, in the order of the ids, as `readTaken` takes it apart. */
  taken: readonly string[];
}

/** Version tokens of the client's sale facts, the same until a transaction changes one of them (migration 0014). */
export async function readMarks(scope: ClientScope): Promise<string | null> {
  const { rows } = await sql<{ marks: string | null }>`select ${marksOf(scope.clientId)} as marks`.execute(
    scope.tx,
  );
  return rows[0]?.marks ?? null;
}

/** Places and marks of one moment: one statement, one trip. */
export async function readPlaces(
  db: Database,
  clientId: string,
  runs: readonly CounterRun[],
): Promise<ReadPlaces> {
  const [row] = await readInClient(
    db,
    clientId,
    sql<{ marks: string | null; taken: string | null }>`
      select ${marksOf(clientId)} as marks, (
        select string_agg(taken, ',' order by number) from (
          select r.number, array(
            select c.held * ${sql.lit(heldUnit)} + c.sold from counter c
            where c.client_id = ${clientId} and c.id between r.first and r.last order by c.id)::text as taken
          from unnest(${runs.map(({ first }) => first)}::uuid[], ${runs.map(({ last }) => last)}::uuid[])
            with ordinality as r (first, last, number)) as runs) as taken`,
  );
  return {
    marks: row?.marks ?? null,
    taken: row?.taken?.slice(1, -1).replaceAll('},{', ',').split(',') ?? [],
  };
}

/** Held and sold in one number: half as much to write and to read, for thousands of counters an answer. */
const heldUnit = 2 ** 32;

export function readTaken(taken: string): { heldCount: number; soldCount: number } {
  const both = BigInt(taken);
  return { heldCount: Number(both / BigInt(heldUnit)), soldCount: Number(both % BigInt(heldUnit)) };
}

const marksOf = (clientId: string) =>
  sql`(select string_agg(id::text, ',' order by id) from sale_facts_mark where client_id = ${clientId})`;

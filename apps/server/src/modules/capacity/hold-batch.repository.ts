import type { CounterFigures, Places } from '@foyer/domain/capacity/accept-in-order.ts';
import { sql } from 'kysely';
import './capacity.tables.ts';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import type { HeldTickets } from './hold.ts';

export interface HoldToInsert {
  id: string;
  idempotencyKey: string | null;
  channelId: string | null;
  expiresAt: Date;
  places: readonly Places[];
  /** What it is for: a limit that is switched on later counts it. */
  sale: readonly HeldTickets[];
  /** The epoch of the limits in which its counters were found; null = it knows its counters by itself. */
  limitEpoch: number | null;
}

interface LineArrays {
  /** Of each hold its first line among all, from 1, and its last. */
  first: number[];
  last: number[];
  counters: string[];
  quantities: number[];
  withheld: number[];
}

function linesOf(holds: readonly HoldToInsert[]): LineArrays {
  const lines = holds.flatMap((hold) => hold.places);
  const last: number[] = [];
  for (const { places } of holds) last.push((last.at(-1) ?? 0) + places.length);
  return {
    first: holds.map(({ places }, index) => (last[index] ?? 0) - places.length + 1),
    last,
    counters: lines.map((line) => line.counterId),
    quantities: lines.map((line) => line.quantity),
    withheld: lines.map((line) => line.withheldPercentage ?? 0),
  };
}

/** The one epoch in which all these holds found their counters; undefined where they differ. */
function epochOf(holds: readonly HoldToInsert[]): number | null | undefined {
  const epochs = new Set(holds.flatMap(({ limitEpoch }) => limitEpoch ?? []));
  return epochs.size > 1 ? undefined : ([...epochs][0] ?? null);
}

/** Takes all holds in one call, or none and answers false; outside a transaction it is one of its own. */
export async function takeHoldsIfAllFit(
  db: Database | ClientScope['tx'],
  clientId: string,
  holds: readonly HoldToInsert[],
): Promise<boolean> {
  const lines = linesOf(holds);
  const epoch = epochOf(holds);
  if (epoch === undefined) return false;
  const { kinds, kindOf } = kindsOf(holds);
  const { rows } = await sql<{ taken: boolean }>`select take_holds_if_all_fit(${clientId}, ${epoch}::bigint,
    ${arrayOf(holds.map((hold) => hold.id))}::uuid[], ${holds.map((hold) => hold.idempotencyKey)}::text[],
    ${arrayOf(kindOf)}::integer[], ${arrayOf(holds.map((hold) => hold.expiresAt.toISOString()))}::timestamptz[],
    ${kinds.map((kind) => kind.channelId)}::uuid[], ${kinds.map((kind) => kind.sale)}::text[]::jsonb[],
    ${arrayOf(lines.first)}::integer[], ${arrayOf(lines.last)}::integer[], ${arrayOf(lines.counters)}::uuid[],
    ${arrayOf(lines.quantities)}::integer[], ${arrayOf(lines.withheld)}::integer[]) as taken`.execute(db);
  return rows[0]?.taken ?? false;
}

/** What many holds of a batch share, each once, and which of them (from 1) is whose. */
function kindsOf(holds: readonly HoldToInsert[]) {
  const known = new Map<string, number>();
  const texts = new Map<readonly HeldTickets[], string>();
  const kinds: { channelId: string | null; sale: string }[] = [];
  const kindOf = holds.map(({ channelId, sale: tickets }) => {
    const sale = texts.get(tickets) ?? JSON.stringify(tickets);
    texts.set(tickets, sale);
    const key = `${channelId} ${sale}`;
    const kind = known.get(key) ?? kinds.push({ channelId, sale });
    known.set(key, kind);
    return kind;
  });
  return { kinds, kindOf };
}

/** An array of the database, of values that need no quotes: ids, numbers, instants. */
const arrayOf = (values: readonly (string | number)[]): string => `{${values.join()}}`;

/** Inserts the holds whose idempotency key is new. @returns the ids inserted. */
export async function insertNewHolds(
  scope: ClientScope,
  holds: readonly HoldToInsert[],
): Promise<Set<string>> {
  const rows = await scope.tx
    .insertInto('hold')
    .values(
      holds.map(({ id, idempotencyKey, channelId, expiresAt, sale, places }) => ({
        clientId: scope.clientId,
        id,
        idempotencyKey,
        channelId,
        expiresAt,
        sale: JSON.stringify(sale),
        counterIds: places.map(({ counterId }) => counterId),
        quantities: places.map(({ quantity }) => quantity),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return new Set(rows.map((row) => row.id));
}

export async function deleteHolds(scope: ClientScope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`delete from hold where client_id = ${scope.clientId} and id = any (${[...ids]}::uuid[])`.execute(
    scope.tx,
  );
}

/** The figures of counters by id; locked in id order where they are to be changed. */
export async function readFigures(
  scope: ClientScope,
  ids: readonly string[],
  { lock }: { lock: boolean },
): Promise<Map<string, CounterFigures>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.tx
    .selectFrom('counter')
    .select(['id', 'capacity', 'held', 'sold'])
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .$if(lock, (query) => query.forUpdate())
    .execute();
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

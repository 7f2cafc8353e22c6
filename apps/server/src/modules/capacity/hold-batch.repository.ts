import type { CounterFigures } from '@foyer/domain/capacity/accept-in-order.ts';
import { CompiledQuery, sql } from 'kysely';
import { instantArray, integerArray, uuidArray } from '../../platform/database/binary-arrays.ts';
import type { ClientScope, Database } from '../../platform/database/database.ts';
import { nameStatement } from '../../platform/database/statement-names.ts';
import type { HoldToInsert } from './hold.ts';
import { packHolds } from './packed-holds.ts';

/** The one epoch in which all these holds found their counters; undefined where they differ. */
function epochOf(holds: readonly HoldToInsert[]): number | null | undefined {
  const epochs = new Set(holds.flatMap(({ limitEpoch }) => limitEpoch ?? []));
  return epochs.size > 1 ? undefined : ([...epochs][0] ?? null);
}

const takeIfAllFit = `select take_holds_if_all_fit($1::uuid, $2::bigint,
  $3::uuid[], $4::timestamptz[], $5::integer[], $6::text[],
  $7::uuid[], $8::text[]::jsonb[], $9::integer[], $10::integer[], $11::uuid[], $12::integer[],
  $13::uuid[], $14::integer[], $15::integer[]) as taken`;

/** Takes all holds in one call, or none and answers false; outside a transaction it is one of its own. */
export async function takeHoldsIfAllFit(
  db: Database | ClientScope['tx'],
  clientId: string,
  holds: readonly HoldToInsert[],
): Promise<boolean> {
  const epoch = epochOf(holds);
  if (epoch === undefined) return false;
  const { kindOf, kinds, needs } = packHolds(holds);
  const lines = kinds.flatMap((kind) => kind.places);
  const last: number[] = [];
  for (const { places } of kinds) last.push((last.at(-1) ?? 0) + places.length);
  const hasKey = holds.some((hold) => hold.idempotencyKey !== null);
  nameStatement(takeIfAllFit);
  const { rows } = await db.executeQuery<{ taken: boolean }>(
    CompiledQuery.raw(takeIfAllFit, [
      clientId,
      epoch,
      uuidArray(holds.map((hold) => hold.id)),
      instantArray(holds.map((hold) => hold.expiresAt)),
      integerArray(kindOf),
      hasKey ? holds.map((hold) => hold.idempotencyKey) : null,
      kinds.map((kind) => kind.channelId),
      kinds.map((kind) => kind.sale),
      integerArray(kinds.map(({ places }, index) => (last[index] ?? 0) - places.length + 1)),
      integerArray(last),
      uuidArray(lines.map((line) => line.counterId)),
      integerArray(lines.map((line) => line.quantity)),
      uuidArray(needs.map((need) => need.counterId)),
      integerArray(needs.map((need) => need.quantity)),
      integerArray(needs.map((need) => need.withheld)),
    ]),
  );
  return rows[0]?.taken ?? false;
}

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

import type { Places } from '@foyer/domain/capacity/accept-in-order.ts';
import { CompiledQuery } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { nameStatement } from '../../platform/database/statement-names.ts';
import { countRelease } from './releases.ts';

export interface Counter {
  id: string;
  /** null = no limit. */
  capacity: number | null;
  held: number;
  sold: number;
}

/** The condition under which a counter gives places; the CHECK of the table is behind it. */
export const FITS = 'c.capacity is null or c.held + c.sold + w.quantity <= c.capacity';

type Column = 'held' | 'sold';

/** The statement that takes places: rows locked in id order, so that no two carts wait for each other. */
export function takeStatement(column: Column, condition = FITS): string {
  return `with w as (
      select counter_id, quantity from unnest($2::uuid[], $3::int[]) as w(counter_id, quantity)),
    locked as (
      select c.id from counter c join w on w.counter_id = c.id
      where c.client_id = $1 order by c.id for update of c)
    update counter c set ${column} = c.${column} + w.quantity
    from w, locked
    where c.client_id = $1 and c.id = w.counter_id and locked.id = c.id and (${condition})
    returning c.id`;
}

function placeArrays(places: readonly Places[]): [string[], number[]] {
  return [places.map((place) => place.counterId), places.map((place) => place.quantity)];
}

/**
 * Takes the places of every counter that still has them.
 * @returns the ids of the counters that gave; the caller rolls back where one is missing.
 */
export async function takePlaces(
  scope: ClientScope,
  column: Column,
  places: readonly Places[],
): Promise<Set<string>> {
  const [ids, quantities] = placeArrays(places);
  const { rows } = await runText<{ id: string }>(scope, takeStatement(column), [
    scope.clientId,
    ids,
    quantities,
  ]);
  return new Set(rows.map((row) => row.id));
}

/** Gives places back. */
export async function givePlacesBack(
  scope: ClientScope,
  column: Column,
  places: readonly Places[],
): Promise<void> {
  if (places.length === 0) return;
  const negative = places.map(({ counterId, quantity }) => ({ counterId, quantity: -quantity }));
  const [ids, quantities] = placeArrays(negative);
  await runText(scope, takeStatement(column, 'true'), [scope.clientId, ids, quantities]);
  countRelease(scope);
}

/** Turns held places into sold ones; their sum stays, so this can never be refused. */
export async function sellHeldPlaces(scope: ClientScope, places: readonly Places[]): Promise<void> {
  if (places.length === 0) return;
  const [ids, quantities] = placeArrays(places);
  const statement = takeStatement('sold', 'true').replace('set sold', 'set held = c.held - w.quantity, sold');
  await runText(scope, statement, [scope.clientId, ids, quantities]);
}

/** Locks counters in id order, before several statements touch them. */
export async function lockCounters(scope: ClientScope, places: readonly Places[]): Promise<void> {
  if (places.length === 0) return;
  await scope.tx
    .selectFrom('counter')
    .select('id')
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', [...new Set(places.map((place) => place.counterId))])
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function listCounters(scope: ClientScope, ids: readonly string[]): Promise<Counter[]> {
  if (ids.length === 0) return [];
  return scope.tx
    .selectFrom('counter')
    .select(['id', 'capacity', 'held', 'sold'])
    .where('clientId', '=', scope.clientId)
    .where('id', 'in', ids)
    .execute();
}

/** Sends a statement with a constant text and parameters. */
async function runText<Row>(
  { tx }: ClientScope,
  text: string,
  parameters: unknown[],
): Promise<{ rows: Row[] }> {
  nameStatement(text);
  return tx.executeQuery<Row>(CompiledQuery.raw(text, parameters));
}

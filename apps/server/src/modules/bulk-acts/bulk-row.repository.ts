import type { BulkRowState } from '@foyer/domain/bulk-acts/bulk-states.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { type ActOrder, listActOrders, seenOf } from './act-order.repository.ts';
import type { BulkRow, BulkRun, BulkTotals } from './bulk-run.ts';

/** Stores the orders of a run in their order, as they are now. */
export async function insertBulkRows(
  scope: ClientScope,
  runId: string,
  orders: readonly ActOrder[],
): Promise<void> {
  await sql`insert into bulk_row (client_id, run_id, position, order_id, seen)
    select ${scope.clientId}, ${runId}, w.position, w.id, w.seen
    from unnest(${orders.map(({ id }) => id)}::uuid[], ${orders.map(seenOf)}::text[])
      with ordinality as w (id, seen, position)`.execute(scope.tx);
}

/**
 * The next order of a run, locked; those that other workers have are passed over, and so is an order that an earlier
 * run still has to do something to: acts on the same order come in their turn.
 */
export async function takeRow(scope: ClientScope, run: BulkRun): Promise<BulkRow | undefined> {
  const { rows } = await sql<BulkRow>`
    select run_id, position, order_id, seen, state, code, params, amount_minor, tries from bulk_row w
    where w.client_id = ${scope.clientId} and w.run_id = ${run.id} and w.state = 'waiting' and not exists (
      select from bulk_row other join bulk_run r on r.client_id = other.client_id and r.id = other.run_id
      where other.client_id = ${scope.clientId} and other.order_id = w.order_id and other.state = 'waiting'
        and other.run_id < w.run_id and r.state = 'running')
    order by w.position limit 1 for update of w skip locked`.execute(scope.tx);
  return rows[0];
}

export interface RowResult {
  state: BulkRowState;
  code?: string;
  params?: Record<string, string | number>;
  amountMinor?: number;
}

/** Notes what became of an order, once: a row that has its result keeps it. */
export async function finishRow(
  scope: ClientScope,
  { runId, position }: Pick<BulkRow, 'runId' | 'position'>,
  { state, code, params = {}, amountMinor = 0 }: RowResult,
  at: Date,
): Promise<void> {
  await sql`update bulk_row set state = ${state}, code = ${code ?? null}, params = ${JSON.stringify(params)},
      amount_minor = ${amountMinor}, done_at = ${at}
    where client_id = ${scope.clientId} and run_id = ${runId} and position = ${position} and state = 'waiting'`.execute(
    scope.tx,
  );
}

/** Another try of a row whose act broke. @returns how often it was tried. */
export async function countTry(
  scope: ClientScope,
  { runId, position }: Pick<BulkRow, 'runId' | 'position'>,
): Promise<number> {
  const { rows } = await sql<{ tries: number }>`update bulk_row set tries = tries + 1
    where client_id = ${scope.clientId} and run_id = ${runId} and position = ${position} and state = 'waiting'
    returning tries`.execute(scope.tx);
  return rows[0]?.tries ?? 0;
}

/** Failed rows wait again, with the order as it is now; all of them or one. @returns how many. */
export async function retryRows(scope: ClientScope, runId: string, position: number | null): Promise<number> {
  const failed = await sql<{ orderId: string }>`select order_id from bulk_row
    where client_id = ${scope.clientId} and run_id = ${runId} and state = 'failed'
      and ${position === null ? sql`true` : sql`position = ${position}`} for update`.execute(scope.tx);
  const orders = await listActOrders(
    scope,
    failed.rows.map(({ orderId }) => orderId),
  );
  await sql`update bulk_row w set state = 'waiting', code = null, params = '{}', done_at = null, tries = 0,
      seen = known.seen
    from unnest(${orders.map(({ id }) => id)}::uuid[], ${orders.map(seenOf)}::text[]) as known (order_id, seen)
    where w.client_id = ${scope.clientId} and w.run_id = ${runId} and w.order_id = known.order_id
      and w.state = 'failed'`.execute(scope.tx);
  return orders.length;
}

export async function sumRows(scope: ClientScope, runIds: readonly string[]): Promise<BulkTotals[]> {
  const { rows } = await sql<BulkTotals>`
    select run_id, state, count(*)::int as count, sum(amount_minor)::bigint as amount_minor from bulk_row
    where client_id = ${scope.clientId} and run_id = any (${[...runIds]}::uuid[]) group by run_id, state`.execute(
    scope.tx,
  );
  return rows;
}

export async function listRows(
  scope: ClientScope,
  runId: string,
  states: readonly BulkRowState[],
  { offset, limit }: { offset: number; limit: number },
): Promise<BulkRow[]> {
  const { rows } = await sql<BulkRow>`
    select run_id, position, order_id, seen, state, code, params, amount_minor, tries from bulk_row
    where client_id = ${scope.clientId} and run_id = ${runId} and state = any (${[...states]}::text[])
    order by position offset ${offset} limit ${limit}`.execute(scope.tx);
  return rows;
}

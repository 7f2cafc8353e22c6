import type { DayRange } from '@foyer/domain/orders/order-periods.ts';
import type { TillCloseFilter } from '@foyer/domain/tills/till-close-filter-input.ts';
import type { TillCloseSort } from '@foyer/domain/tills/till-close-sorts.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';

const difference = sql`c.counted_minor - c.expected_minor`;
const order = {
  closed: sql`c.closed_at, c.session_id`,
  '-closed': sql`c.closed_at desc, c.session_id desc`,
  difference: sql`${difference}, c.session_id`,
  '-difference': sql`${difference} desc, c.session_id desc`,
} as const satisfies Record<TillCloseSort, unknown>;

/** By the client's clock, both days included. */
interface AskedDays {
  days: DayRange | null;
  timeZone: string;
}

/** One page of the closes that a filter finds, by the id of their session. */
export async function listFoundCloses(
  scope: ClientScope,
  filter: TillCloseFilter,
  asked: AskedDays,
  { limit, offset }: { limit: number; offset: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.session_id as id ${found(scope, filter, asked)}
    order by ${order[filter.sort]} limit ${limit} offset ${offset}`.execute(scope.tx);
  return rows.map(({ id }) => id);
}

export interface TillCloseTotals {
  total: number;
  /** All differences together. */
  differenceMinor: number;
}

export async function sumFoundCloses(
  scope: ClientScope,
  filter: TillCloseFilter,
  asked: AskedDays,
): Promise<TillCloseTotals> {
  const { rows } = await sql<TillCloseTotals>`
    select count(*)::int as total, coalesce(sum(${difference}), 0)::bigint as difference_minor
    ${found(scope, filter, asked)}`.execute(scope.tx);
  return rows[0] ?? { total: 0, differenceMinor: 0 };
}

function found(
  { clientId }: ClientScope,
  { tillId, differs }: TillCloseFilter,
  { days, timeZone }: AskedDays,
) {
  const { from = null, until = null } = days ?? {};
  return sql`from till_close c where c.client_id = ${clientId}
    and (${tillId}::uuid is null or c.till_id = ${tillId}::uuid)
    and (${from}::date is null or c.closed_at >= ${from}::date::timestamp at time zone ${timeZone})
    and (${until}::date is null or c.closed_at < (${until}::date + 1)::timestamp at time zone ${timeZone})
    and (${differs}::boolean is null or (${difference} <> 0) = ${differs}::boolean)`;
}

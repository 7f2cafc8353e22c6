import { sql } from 'kysely';
import type { ClientScope } from '../../../platform/database/database.ts';

/** What an order used, as it was then. */
export interface UsedDiscount {
  discountId: string;
  codeId: string;
  title: string;
  code: string;
  /** What it took off the lines. */
  offMinor: number;
}

export async function insertOrderDiscounts(
  scope: ClientScope,
  rows: readonly (UsedDiscount & { orderId: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  const column = <Key extends keyof (typeof rows)[number]>(key: Key) => rows.map((row) => row[key]);
  await sql`
    insert into order_discount (client_id, order_id, discount_id, discount_code_id, title, code, off_minor)
    select ${scope.clientId}::uuid, w.* from unnest(${column('orderId')}::uuid[], ${column('discountId')}::uuid[],
      ${column('codeId')}::uuid[], ${column('title')}::text[], ${column('code')}::text[],
      ${column('offMinor')}::int[]) as w`.execute(scope.tx);
}

/** What an order used; undefined = no code. */
export async function findOrderDiscount(
  scope: ClientScope,
  orderId: string,
): Promise<UsedDiscount | undefined> {
  const [found] = await listOrderDiscounts(scope, [orderId]);
  return found;
}

/** What these orders used: no row for one without a code. */
export async function listOrderDiscounts(
  scope: ClientScope,
  orderIds: readonly string[],
): Promise<(UsedDiscount & { orderId: string })[]> {
  const { rows } = await sql<UsedDiscount & { orderId: string }>`
    select order_id, discount_id, discount_code_id as code_id, title, code, off_minor from order_discount
    where client_id = ${scope.clientId} and order_id = any (${[...orderIds]}::uuid[])`.execute(scope.tx);
  return rows;
}

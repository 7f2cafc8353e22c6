import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { saleCounterId } from '../sale-counters/index.ts';

/** The counter of a voucher has room for one: a cart that holds it, the order or the gate that used it. */
export const counterOfVoucher = (clientId: string, voucherId: string): string =>
  saleCounterId(clientId, { kind: 'voucher', ownerId: voucherId, scope: '' });

export async function insertVoucherCounters(
  scope: ClientScope,
  voucherIds: readonly string[],
): Promise<void> {
  const { clientId } = scope;
  const ids = voucherIds.map((id) => counterOfVoucher(clientId, id));
  await sql`
    insert into counter (client_id, id, kind, owner_id, capacity)
    select ${clientId}::uuid, w.id, 'voucher', w.owner_id, 1
    from unnest(${ids}::uuid[], ${[...voucherIds]}::uuid[]) as w (id, owner_id)`.execute(scope.tx);
}

/** Takes the room of those that no cart holds and nothing used. @returns the vouchers of which it was taken. */
export async function closeVoucherCounters(
  scope: ClientScope,
  voucherIds: readonly string[],
): Promise<string[]> {
  const ids = voucherIds.map((id) => counterOfVoucher(scope.clientId, id));
  const { rows } = await sql<{ ownerId: string }>`
    with free as (
      select id from counter where client_id = ${scope.clientId} and id = any (${ids}::uuid[])
        and held + sold = 0 and capacity = 1
      order by id for update)
    update counter c set capacity = 0 from free
    where c.client_id = ${scope.clientId} and c.id = free.id and c.held + c.sold = 0
    returning c.owner_id`.execute(scope.tx);
  return rows.map(({ ownerId }) => ownerId);
}

import {
  type CodeUse,
  counterOfCode,
  counterOfPart,
  type SaleCounter,
} from '@foyer/domain/capacity/sale-counters.ts';
import type { CodePart } from '@foyer/domain/paying-codes/share-by-codes.ts';
import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import { type Places, returnSoldPlaces } from '../capacity/index.ts';

/** What a completed order takes of the counters. */
export async function listOrderPlaces(scope: ClientScope, orderId: string): Promise<Places[]> {
  const { rows } = await sql<Places>`
    select counter_id, quantity from order_counter
    where client_id = ${scope.clientId} and order_id = ${orderId}`.execute(scope.tx);
  return rows;
}

/** Writes down what an order takes from now on. */
export async function replaceOrderPlaces(
  scope: ClientScope,
  orderId: string,
  places: readonly Places[],
): Promise<void> {
  await sql`delete from order_counter where client_id = ${scope.clientId} and order_id = ${orderId}`.execute(
    scope.tx,
  );
  await sql`insert into order_counter (client_id, order_id, counter_id, quantity)
    select ${scope.clientId}::uuid, ${orderId}::uuid, w.* from unnest(${places.map(({ counterId }) => counterId)}::uuid[],
      ${places.map(({ quantity }) => quantity)}::int[]) as w`.execute(scope.tx);
}

/** The codes of barcode series that tickets of an order have or had: none of them is given to another ticket. */
export async function listSeriesOfOrder(
  scope: ClientScope,
  orderId: string,
): Promise<{ seriesId: string; quantity: number }[]> {
  const { rows } = await sql<{ seriesId: string; quantity: number }>`
    select b.series_id, count(distinct b.id)::int as quantity from ticket t
    join barcode b on b.client_id = t.client_id and b.id = t.barcode_id
    where t.client_id = ${scope.clientId} and t.order_id = ${orderId} and not t.barcode_shared
    group by b.series_id`.execute(scope.tx);
  return rows;
}

/** What the paying codes of a completed order have given to it. */
export async function listPlacesOfPayingCodes(scope: ClientScope, orderId: string): Promise<Places[]> {
  const { rows } = await sql<Places>`
    select o.counter_id, o.quantity from order_counter o
    join counter c on c.client_id = o.client_id and c.id = o.counter_id
    where o.client_id = ${scope.clientId} and o.order_id = ${orderId}
      and c.kind in ('voucher', 'gift-card')`.execute(scope.tx);
  return rows;
}

/** Gives back of what a paying code had given to an order. */
export async function giveBackPlacesOfCode(
  scope: ClientScope,
  orderId: string,
  { counterId, quantity }: Places,
): Promise<void> {
  await sql`update order_counter set quantity = quantity - ${quantity}::int where client_id = ${scope.clientId}
    and order_id = ${orderId} and counter_id = ${counterId}`.execute(scope.tx);
  await returnSoldPlaces(scope, [{ counterId, quantity }]);
}

/** What the codes of an order take that has taken nothing yet: a use of its discount code, what the others pay. */
export async function listCountersOfCodes(scope: ClientScope, orderId: string): Promise<SaleCounter[]> {
  const { rows } = await sql<Pick<CodePart, 'kind' | 'codeId' | 'taken'>>`
    select provider as kind, code_id, code_taken as taken from payment
    where client_id = ${scope.clientId} and order_id = ${orderId} and code_id is not null and state = 'open'`.execute(
    scope.tx,
  );
  return [...(await findUseOfOrder(scope, orderId)), ...rows.map(counterOfPart)];
}

/** The use of its discount code, with the limit of this moment; a deleted one is counted without a limit. */
export async function findUseOfOrder(scope: ClientScope, orderId: string): Promise<SaleCounter[]> {
  const { rows } = await sql<CodeUse>`
    select o.discount_code_id as code_id, d.most_uses from order_discount o
    left join discount d on d.client_id = o.client_id and d.id = o.discount_id
    where o.client_id = ${scope.clientId} and o.order_id = ${orderId}`.execute(scope.tx);
  return rows.slice(0, 1).map(counterOfCode);
}

import type pg from 'pg';
import { aPoster } from './a-poster.ts';

/** Makes audio guides of two tickets of an order and a poster of a third: the others stay people. */
export async function aMixedParty(
  owner: pg.Pool,
  orderId: string,
): Promise<{ guideTypeId: string; guides: string[] }> {
  const { rows } = await owner.query<{ id: string; typeId: string; number: string }>(
    `select id, ticket_type_id as "typeId", code as number from ticket
     where order_id = $1 and state <> 'cancelled' order by id limit 3`,
    [orderId],
  );
  const [first] = rows;
  if (!first || rows.length < 3) throw new Error('an order of fewer than three tickets');
  const made = await owner.query<{ id: string }>(
    `insert into ticket_type (client_id, ticket_group_id, number, item_kind, price_minor, vat_basis_points)
     select client_id, ticket_group_id, number + 500, 'product', price_minor, vat_basis_points
     from ticket_type where id = $1 returning id`,
    [first.typeId],
  );
  const guideTypeId = made.rows[0]?.id ?? '';
  const posterTypeId = await aPoster(owner, guideTypeId);
  const [guides, poster] = [rows.slice(0, 2), rows[2]];
  await owner.query('update ticket set ticket_type_id = $1 where id = any ($2)', [
    guideTypeId,
    guides.map(({ id }) => id),
  ]);
  await owner.query('update ticket set ticket_type_id = $1 where id = $2', [posterTypeId, poster?.id]);
  return { guideTypeId, guides: guides.map(({ number }) => number) };
}

import type pg from 'pg';

/** Merchandise beside the tickets of a ticket type, in its group and at the same price. @returns its id. */
export async function aPoster(owner: pg.Pool, besideTypeId: string): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into ticket_type (client_id, ticket_group_id, number, item_kind, price_minor, vat_basis_points)
     select client_id, ticket_group_id, number + 1, 'merchandise', price_minor, vat_basis_points
     from ticket_type where id = $1 returning id`,
    [besideTypeId],
  );
  const id = rows[0]?.id ?? '';
  await owner.query(
    `insert into ticket_type_sales_point select client_id, id, 'website' from ticket_type where id = $1`,
    [id],
  );
  await owner.query(
    `insert into content (client_id, owner, owner_id, language, field, text)
     select client_id, 'ticket-type', id, 'en', 'name', 'Poster' from ticket_type where id = $1`,
    [id],
  );
  return id;
}

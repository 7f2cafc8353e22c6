import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import type { TestSalesPage } from './a-sales-page.ts';

/** Gift cards of a value, sold beside the tickets of a page. @returns their ticket type. */
export async function aGiftCardType(
  owner: pg.Pool,
  clientId: string,
  { channelId }: Pick<TestSalesPage, 'channelId'>,
  priceMinor = 5000,
): Promise<string> {
  const insert = async (text: string, ...values: unknown[]): Promise<string> => {
    const { rows } = await owner.query<{ id: string }>(`${text} returning id`, [clientId, ...values]);
    return rows[0]?.id ?? '';
  };
  const productId = await insert(
    `insert into product (client_id, name, availability_type) values ($1, $2, 'UNLIMITED')`,
    `Gift cards ${randomUUID().slice(0, 8)}`,
  );
  const groupId = await insert(
    `insert into ticket_group (client_id, product_id, name, kind) values ($1, $2, 'Gift cards', 'continuous')`,
    productId,
  );
  const typeId = await insert(
    `insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points, item_kind)
     values ($1, $2, (select coalesce(max(number), 10000) + 1 from ticket_type where client_id = $1), $3, 0, 'gift-card')`,
    groupId,
    priceMinor,
  );
  await owner.query(
    'insert into channel_ticket_group (client_id, channel_id, ticket_group_id) values ($1, $2, $3)',
    [clientId, channelId, groupId],
  );
  await owner.query(`insert into ticket_type_sales_point values ($1, $2, 'website')`, [clientId, typeId]);
  await owner.query(
    `insert into content (client_id, owner, owner_id, language, field, text)
     values ($1, 'ticket-type', $2, 'en', 'name', 'Gift card')`,
    [clientId, typeId],
  );
  return typeId;
}

import { randomInt, randomUUID } from 'node:crypto';
import type pg from 'pg';

export interface SoldTicket {
  ticketId: string;
  orderId: string;
  /** What is typed at the gate: 16 digits. */
  number: string;
}

interface SoldTicketFacts {
  state?: 'active' | 'inactive' | 'cancelled';
  isPaid?: boolean;
  isTest?: boolean;
  /** null = a ticket without a date. */
  visitDate?: string | null;
  visitTime?: string | null;
  validFromAt?: Date | null;
  validUntilAt?: Date | null;
  locationId?: string | null;
  orderNumber?: number;
  totalMinor?: number;
  completedAt?: Date;
  salesPoint?: string;
  /** Another ticket of the same party. */
  orderId?: string;
}

let lastOrderNumber = 1000;

/**
 * A ticket of a completed order (a product, group and type of its own), written past every guard: for tests of
 * what comes after the sale.
 */
export async function aSoldTicket(
  owner: pg.Pool,
  clientId: string,
  facts: SoldTicketFacts = {},
): Promise<SoldTicket> {
  const { state = 'active', isPaid = true, isTest = true, visitDate = null, visitTime = null } = facts;
  const typeId = await aTicketType(owner, clientId);
  const orderId = facts.orderId ?? (await anOrderRow(owner, clientId, { ...facts, isPaid, isTest }));
  const line = await owner.query<{ id: string }>(
    `insert into order_line (client_id, order_id, position, ticket_type_id, ticket_type_name, product_name, visit_date,
       visit_time, quantity, unit_price_minor, total_minor, vat_basis_points, vat_minor)
     values ($1, $2, 0, $3, 'Adult', 'Salt & Light', $4, $5, 1, 1850, 1850, 900, 153) returning id`,
    [clientId, orderId, typeId, visitDate, visitTime],
  );
  const number = Array.from({ length: 16 }, () => randomInt(10)).join('');
  const ticket = await owner.query<{ id: string }>(
    `insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, visit_date, visit_time, location_id,
       valid_from, valid_until, state, test)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [clientId, orderId, line.rows[0]?.id, typeId, number, visitDate, visitTime, facts.locationId ?? null]
      .concat([facts.validFromAt?.toISOString() ?? null, facts.validUntilAt?.toISOString() ?? null])
      .concat([state, String(isTest)]),
  );
  return { ticketId: ticket.rows[0]?.id ?? '', orderId, number };
}

async function anOrderRow(owner: pg.Pool, clientId: string, facts: SoldTicketFacts): Promise<string> {
  lastOrderNumber += 1;
  const completedAt = facts.isPaid ? (facts.completedAt ?? new Date()) : null;
  const { rows } = await owner.query<{ id: string }>(
    `insert into orders (client_id, number, secret_hash, state, sales_point, language, currency, total_minor,
       item_count, buyer_first_name, buyer_last_name, test, completed_at, visit_date)
     values ($1, $2, sha256($3::bytea), $4, $5, 'nl', 'EUR', $6, 1, 'Yasemin', 'Aydın', $7, $8, $9) returning id`,
    [
      clientId,
      facts.isPaid ? (facts.orderNumber ?? lastOrderNumber) : null,
      randomUUID(),
      facts.isPaid ? 'completed' : 'pending payment',
      facts.salesPoint ?? 'website',
      facts.totalMinor ?? 1850,
      facts.isTest,
      completedAt,
      facts.visitDate ?? null,
    ],
  );
  const orderId = rows[0]?.id ?? '';
  if (completedAt) await postSaleOf(owner, orderId);
  return orderId;
}

/** As the sale is in the ledger, its day by the clock of the client. */
async function postSaleOf(owner: pg.Pool, orderId: string): Promise<void> {
  await owner.query(
    `insert into ledger_posting (client_id, kind, cause_id, order_id, book, currency, at, day, accounts, cost_centres,
       general_ledger_accounts, amounts_minor)
     select o.client_id, 'sale', o.id, o.id, case when o.test then 'test' else 'live' end, o.currency, o.completed_at,
       (o.completed_at at time zone c.time_zone)::date, '{receivable,revenue:0}', '{"",""}', '{"",""}',
       array[o.total_minor, -o.total_minor]
     from orders o join client c on c.id = o.client_id where o.id = $1`,
    [orderId],
  );
}

async function aTicketType(owner: pg.Pool, clientId: string): Promise<string> {
  const known = await owner.query<{ id: string }>('select id from ticket_type where client_id = $1 limit 1', [
    clientId,
  ]);
  if (known.rows[0]) return known.rows[0].id;
  const { rows } = await owner.query<{ id: string }>(
    `with new_product as (insert into product (client_id, name) values ($1, 'Salt & Light') returning id),
       new_group as (insert into ticket_group (client_id, product_id, name)
         select $1, id, 'Salt & Light' from new_product returning id)
     insert into ticket_type (client_id, ticket_group_id, number, price_minor)
       select $1, id, 1, 1850 from new_group returning id`,
    [clientId],
  );
  return rows[0]?.id ?? '';
}

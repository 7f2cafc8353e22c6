import type pg from 'pg';
import { aSoldTicket } from './a-sold-ticket.ts';

/** An order of so many tickets of one group, for one visit; the codes in the order of the ids of their tickets. */
export async function aGroupTicket(
  owner: pg.Pool,
  clientId: string,
  size: number,
): Promise<{ orderId: string; codes: string[] }> {
  const { ticketId, orderId } = await aSoldTicket(owner, clientId, { visitDate: '2026-11-20' });
  await owner.query(
    `insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, visit_date, test)
     select client_id, order_id, order_line_id, ticket_type_id, lpad((code::numeric + nth)::text, 16, '0'), visit_date, test
     from ticket, generate_series(1, $2::int - 1) nth where id = $1`,
    [ticketId, size],
  );
  await owner.query('update ticket set group_ticket = true where order_id = $1', [orderId]);
  const { rows } = await owner.query<{ code: string }>(
    'select code from ticket where order_id = $1 order by id',
    [orderId],
  );
  return { orderId, codes: rows.map(({ code }) => code) };
}

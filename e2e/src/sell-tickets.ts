import type { RunningMuseum } from './running-museum.ts';

/**
 * Sells so many adults at some times of one date, five an order, paid with the test provider: past every screen, for
 * journeys about what comes after hundreds of sales. The museum is on sale with one timeslot group.
 */
export async function sellTickets(
  { database: { owner }, client: { clientId } }: Pick<RunningMuseum, 'database' | 'client'>,
  date: string,
  ticketsByTime: Record<string, number>,
): Promise<void> {
  for (const [time, tickets] of Object.entries(ticketsByTime)) {
    await owner.query(
      `with slot as (select * from timeslot where client_id = $4 and local_date = $1 and local_time = $2),
       kind as (select id from ticket_type where client_id = $4 order by number limit 1),
       sold as (
         insert into orders (client_id, number, secret_hash, state, language, currency, total_minor, item_count,
           visit_date, visit_time, test, completed_at)
         select slot.client_id, (select coalesce(max(number), 0) from orders where client_id = $4) + n,
           sha256(convert_to(slot.id::text || '/' || n, 'utf8')), 'completed', 'en', 'EUR', 8750, 5, $1, $2, true, now()
         from slot, generate_series(1, $3::int / 5) as n returning client_id, id),
       line as (
         insert into order_line (client_id, order_id, position, ticket_type_id, ticket_type_name, product_name,
           timeslot_id, visit_date, visit_time, quantity, unit_price_minor, total_minor, vat_basis_points, vat_minor)
         select sold.client_id, sold.id, 0, kind.id, 'Adult', 'Salt & Light', slot.id, $1, $2, 5, 1750, 8750, 900, 722
         from sold, slot, kind returning client_id, id, order_id),
       paid as (
         insert into payment (client_id, order_id, provider, reference, method, amount_minor, currency, state, paid_at)
         select client_id, id, 'test', id::text, 'ideal', 8750, 'EUR', 'paid', now() from sold),
       taken as (
         insert into order_counter (client_id, order_id, counter_id, quantity)
         select sold.client_id, sold.id, slot.id, 5 from sold, slot),
       counted as (update counter c set sold = c.sold + $3 from slot where c.id = slot.id)
       insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, timeslot_id, visit_date,
         visit_time, state, test)
       select line.client_id, line.order_id, line.id, kind.id,
         lpad((('x' || substr(md5(line.id::text || n), 1, 12))::bit(48)::bigint % 1e16::bigint)::text, 16, '1'),
         slot.id, $1, $2, 'active', true
       from line, slot, kind, generate_series(1, 5) as n`,
      [date, time, tickets, clientId],
    );
  }
  // The next buyer gets the next number.
  await owner.query(
    `insert into order_number_counter (client_id, last_number) select client_id, max(number) from orders where client_id = $1 group by client_id
     on conflict (client_id) do update set last_number = excluded.last_number`,
    [clientId],
  );
}

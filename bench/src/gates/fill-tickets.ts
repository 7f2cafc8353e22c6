import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import type pg from 'pg';

/** The number of the `nth` ticket, from 1. */
export const numberOfTicket = (nth: number): string => `3${`${nth}`.padStart(15, '0')}`;

/** So many orders of one ticket each, valid until tomorrow, sold an hour ago. */
export async function fillTickets(owner: pg.Pool, clientId: string, count: number): Promise<void> {
  await aSoldTicket(owner, clientId);
  await owner.query(
    `with ordered as (
       insert into orders (client_id, secret_hash, state, language, currency, total_minor, item_count, number, test,
         completed_at)
       select $1, sha256(n::text::bytea), 'completed', 'nl', 'EUR', 1850, 1, 10000000 + n, true, now()
       from generate_series(1, $2::int) n returning client_id, id, number),
     lined as (
       insert into order_line (client_id, order_id, position, ticket_type_id, ticket_type_name, product_name, quantity,
         unit_price_minor, total_minor, vat_basis_points, vat_minor)
       select o.client_id, o.id, 0, t.id, 'Adult', 'Salt & Light', 1, 1850, 1850, 900, 153
       from ordered o join ticket_type t on t.client_id = o.client_id returning client_id, id, order_id, ticket_type_id)
     insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, test, valid_until, changed_at)
     select l.client_id, l.order_id, l.id, l.ticket_type_id, '3' || lpad((o.number - 10000000)::text, 15, '0'), true,
       now() + interval '1 day', now() - interval '1 hour'
     from lined l join ordered o on o.client_id = l.client_id and o.id = l.order_id`,
    [clientId, count],
  );
}

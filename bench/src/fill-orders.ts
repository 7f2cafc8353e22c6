import type { TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage, type TestSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aTimeslot, type TestTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import type { BenchDatabase } from './benchmark.ts';

export interface SoldLong {
  /** One order in eight came by another sales page. */
  rarePage: TestSalesPage;
  /** Bought with nearly all orders, and with one of 5,003. */
  usual: TestTimeslot;
  rare: TestTimeslot;
}

/**
 * A client that has sold one order a minute for so long, with two or three tickets each. Few orders have what most
 * have not: a language, a method, a discount code, a donation, a refund, a failed payment, a telephone number.
 */
export async function fillOrders(
  { owner }: Pick<BenchDatabase, 'owner'>,
  { clientId }: Pick<TestClient, 'clientId'>,
  count: number,
): Promise<SoldLong> {
  const usual = await aTimeslot(owner, clientId, { capacity: null });
  const rare = await aTimeslot(owner, clientId, { capacity: null });
  const page = await aSalesPage(owner, clientId, { capacity: null });
  const rarePage = await aSalesPage(owner, clientId, { capacity: null });
  await owner.query(
    `insert into orders (client_id, secret_hash, state, language, currency, total_minor, refunded_minor, item_count, number,
       channel_id, created_at, completed_at, visit_date, visit_time, buyer_first_name, buyer_last_name, buyer_email,
       buyer_phone)
     select $1, sha256(n::text::bytea),
       case when n % 2000 = 0 then 'refunded' when n % 3333 = 0 then 'failed' else 'completed' end,
       case when n % 5 = 0 then 'en' when n % 3001 = 0 then 'ja' else 'nl' end, 'EUR', (n::bigint * 7919) % 9973,
       case when n % 2000 = 0 then (n::bigint * 7919) % 9973 else 0 end, 2 + n % 2, n,
       case when n % 8 = 0 then $3::uuid else $2::uuid end,
       at, at, (at + interval '3 days')::date, make_time(10 + n % 7, 0, 0), first, last,
       lower(first) || '.' || lower(last) || n % 9999 || '@example.com', '+31 6 ' || n + 10000000
     from (
       select n, now() - n * interval '1 minute' as at,
         (array['Anna','Bram','Chiara','Daan','Elif','Fleur','Gijs','Hanna','Imran','Julia'])[1 + n % 10] as first,
         (array['Visser','Jansen','de Vries','Bakker','Yilmaz','Smit','Mulder','Bos'])[1 + n % 8]
           || chr(97 + n % 26) || chr(97 + (n / 26) % 26) || chr(97 + (n / 676) % 26) as last
       from generate_series(1, $4::int) as n) as o`,
    [clientId, page.channelId, rarePage.channelId, count],
  );
  // Scanned in the past, one in a hundred in part; a payment each, few by a rare method.
  await owner.query(
    `with lined as (
       insert into order_line (client_id, order_id, position, ticket_type_id, ticket_type_name, product_name, quantity,
         unit_price_minor, total_minor, vat_basis_points, vat_minor, price_steps)
       select client_id, id, 0, case when number % 5003 = 0 then $3::uuid else $2::uuid end, 'Adult', 'Museum',
         2 + number % 2, 1750, 1750 * (2 + number % 2), 900, 144,
         case when number % 4003 = 0 then '[{"kind": "discount-code", "title": "SPRING"}]'::jsonb
           when number % 9 = 0 then '[{"kind": "discount-code", "title": "FRIENDS"}]'::jsonb else '[]'::jsonb end
       from orders where client_id = $1 returning client_id, id, order_id, ticket_type_id, quantity),
     paid as (
       insert into payment (client_id, order_id, provider, reference, method, amount_minor, currency, state)
       select client_id, id, case when number % 4001 = 0 then 'adyen' else 'mollie' end, id::text,
         case when number % 4001 = 0 then 'paypal' when number % 3 = 0 then 'card' else 'ideal' end, total_minor, 'EUR',
         case when state = 'failed' then 'failed' else 'paid' end
       from orders where client_id = $1 returning client_id, id, order_id, amount_minor),
     refunded as (
       insert into refund (client_id, order_id, payment_id, amount_minor, reason, created_at)
       select o.client_id, o.id, p.id, o.total_minor, 'places-gone', o.created_at + interval '2 days'
       from paid p join orders o on o.client_id = p.client_id and o.id = p.order_id
       where o.state = 'refunded' and o.total_minor > 0),
     given as (
       insert into ledger_posting (client_id, kind, cause_id, order_id, book, currency, at, day, accounts, cost_centres,
         general_ledger_accounts, amounts_minor)
       select client_id, 'sale', id, id, 'live', 'EUR', now(), current_date, array['receivable', 'donation'],
         array['', ''], array['', ''], array[500, -500] from orders where client_id = $1 and number % 4007 = 0)
     insert into ticket (client_id, order_id, order_line_id, ticket_type_id, code, state, visit_date, used_at)
     select o.client_id, o.id, l.id, l.ticket_type_id, lpad(o.number::text || nth, 16, '0'),
       case when o.state = 'refunded' then 'cancelled' else 'active' end, o.visit_date,
       case when o.visit_date < current_date and o.state = 'completed' and not (nth = 1 and o.number % 100 = 0)
         then o.completed_at end
     from lined l join orders o on o.client_id = l.client_id and o.id = l.order_id, generate_series(1, l.quantity) as nth`,
    [clientId, usual.ticketTypeId, rare.ticketTypeId],
  );
  for (const table of ['orders', 'order_line', 'payment', 'refund', 'ticket', 'ledger_posting']) {
    await owner.query(`vacuum analyze ${table}`);
  }
  return { rarePage, usual, rare };
}

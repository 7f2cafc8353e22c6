import { listCounterDifferences } from '@foyer/server/modules/capacity/index.ts';
import { checkOrders } from '@foyer/server/modules/order-ledger/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import type { MoneyWorld } from './money-world.ts';

/** What must never be, at any moment; each line is a fault. */
export async function findMoneyFaults(world: MoneyWorld): Promise<string[]> {
  const { app, clientId, database, orders, timeslot } = world;
  const ids = orders.map(({ orderId }) => orderId);
  const differing = await inClient(app.db, clientId, (scope) => checkOrders(scope, ids));
  const { rows: withoutTickets } = await database.owner.query(
    `select o.id, o.state from orders o
     where o.client_id = $1 and exists (select from payment p where p.order_id = o.id and p.state = 'paid')
       and (select count(*) from ticket t where t.order_id = o.id) <> o.item_count
       and (select coalesce(sum(amount_minor), 0) from refund r where r.order_id = o.id)
         < (select sum(amount_minor) from payment p where p.order_id = o.id and p.state = 'paid')`,
    [clientId],
  );
  const { rows: places } = await database.owner.query(
    `select c.sold, (select count(*)::int from ticket t where t.timeslot_id = c.id and t.state = 'active') as tickets
     from counter c where c.client_id = $1 and c.id = $2 and c.sold <>
       (select count(*) from ticket t where t.timeslot_id = c.id and t.state = 'active')`,
    [clientId, timeslot.timeslotId],
  );
  const { rows: unbalanced } = await database.owner.query(
    `select p.book, sum(e.amount)::int as sum from ledger_posting p cross join lateral unnest(p.amounts_minor) as e (amount)
     where p.client_id = $1 group by 1 having sum(e.amount) <> 0`,
    [clientId],
  );
  const counters = (await listCounterDifferences(database.worker)).filter((one) => one.clientId === clientId);
  const told = (what: string, found: readonly unknown[]) =>
    found.map((one) => `${what}: ${JSON.stringify(one)}`);
  return [
    ...told('the auditor differs', differing),
    ...told('paid without tickets', withoutTickets),
    ...told('sold places are not the valid tickets', places),
    ...told('the ledger is out of balance', unbalanced),
    ...told('a counter differs', counters),
  ];
}

/**
 * What must be when all has come in: what the provider has of our payers is what their orders are worth, with what staff are
 * to give back by hand because a payer took it back through the bank before.
 */
export async function findSettledFaults(world: MoneyWorld): Promise<string[]> {
  const { side, database, clientId, orders } = world;
  const faults: string[] = [];
  for (const { orderId } of orders) {
    const references = await world.referencesOf(orderId);
    const keptMinor = references.reduce((sum, reference) => sum + side.keptMinor(reference), 0);
    const { rows } = await database.owner.query(
      `select state, case when completed_at is null then 0 else total_minor - refunded_minor end::int as worth,
         (select coalesce(sum(amount_minor), 0)::int from refund r
          where r.order_id = o.id and (r.payment_id is null or r.at_till) and r.state <> 'done') as by_hand,
         (select coalesce(sum(e.amount), 0)::int from ledger_posting p
          cross join lateral unnest(p.accounts, p.amounts_minor) as e (account, amount)
          where p.order_id = o.id and (e.account like 'money:%' or e.account = 'chargeback')) as booked
       from orders o where id = $1`,
      [orderId],
    );
    const [{ state, worth, by_hand: byHand, booked: bookedMinor }] = rows as [
      { state: string; worth: number; by_hand: number; booked: number },
    ];
    if (bookedMinor !== keptMinor)
      faults.push(`${orderId}: the ledger has ${bookedMinor}, the provider ${keptMinor}`);
    if (keptMinor !== worth + byHand)
      faults.push(`${orderId} (${state}) is worth ${worth}, the provider has ${keptMinor}`);
  }
  const { rows: waiting } = await database.owner.query(
    `select id, state from refund where client_id = $1 and state <> 'done' and payment_id is not null`,
    [clientId],
  );
  return [...faults, ...waiting.map((one) => `a refund was not paid: ${JSON.stringify(one)}`)];
}

import { randomUUID } from 'node:crypto';
import { listCounterDifferences } from '@foyer/server/modules/capacity/index.ts';
import { changeOrder, previewChange } from '@foyer/server/modules/order-changes/change-order.ts';
import { verifyLedger } from '@foyer/server/modules/order-ledger/index.ts';
import { listTicketsToChange } from '@foyer/server/modules/orders/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aDesk } from '@foyer/testkit/builders/a-desk.ts';
import { holdAtDesk, sellForCash } from '@foyer/testkit/sell-at-a-desk.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Benchmark, Side } from './benchmark.ts';
import { repeatUntil } from './repeat-until.ts';

const CAPACITY = 100_000_000;
const WORKERS = 32;
const ORDERS = 640;

/** What staff do with a sold order, beside selling it: a ticket goes from one timeslot to another and back. */
export const orderChanges: Benchmark = {
  name: 'changes of orders',
  async prepare(database) {
    const { app } = testApp(database);
    const client = await aClient(app);
    const { clientId } = client;
    const desk = await aDesk(database.owner, client, { capacity: CAPACITY });
    const { rows } = await database.owner.query<{ id: string }>(
      `with later as (
         insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
         select client_id, calendar_id, local_date, '15:00', starts_at + interval '1 hour', 'manual'
         from timeslot where id = $1 returning client_id, id)
       insert into counter (client_id, id, kind, owner_id, capacity)
       select client_id, id, 'timeslot', id, $2 from later returning id`,
      [desk.timeslotId, CAPACITY],
    );
    const laterId = rows[0]?.id ?? '';
    const staff = await signedInAs(app, client);
    const sell = async (): Promise<string> => {
      const held = await holdAtDesk(app, desk, 1);
      if (!held.ok) throw new Error('no hold');
      const { orderId, completion } = await sellForCash(app, desk, held.value);
      if (completion !== 'completed') throw new Error(completion);
      return orderId;
    };
    const sold: { orderId: string; nextId: string }[] = [];
    // So many that each is rebooked a few times only, as in use.
    while (sold.length < ORDERS) {
      const ids = await Promise.all(Array.from({ length: WORKERS }, sell));
      sold.push(...ids.map((orderId) => ({ orderId, nextId: laterId })));
    }
    const rebook = async (): Promise<void> => {
      const one = sold.shift();
      if (!one) throw new Error('more workers than orders');
      const { orderId, nextId } = one;
      const tickets = await inClient(app.db, clientId, (scope) => listTicketsToChange(scope, orderId));
      const ticketIds = tickets.map(({ id }) => id);
      const wish = { replace: [{ ticketIds, timeslotId: nextId }], isAgainstRules: true };
      const { fingerprint } = await previewChange(staff, orderId, wish);
      await changeOrder(staff, { id: randomUUID(), orderId, wish, fingerprint, reason: 'Bench' });
      sold.push({ orderId, nextId: nextId === laterId ? desk.timeslotId : laterId });
    };
    const side = (name: string, work: () => Promise<unknown>): Side => ({
      name,
      run: (milliseconds) => repeatUntil(milliseconds, WORKERS, work),
    });
    return {
      contests: [
        {
          name: 'rebooked orders/s, against paid orders at desks',
          unit: 'orders',
          measure: 'rate',
          must: 0.5,
          aim: 0.8,
          foyer: side(`Foyer: look, price and rebook by ${WORKERS} members of staff`, rebook),
          other: side(`Foyer: wish, hold, order and cash at ${WORKERS} desks`, sell),
        },
      ],
      async findFaults() {
        const ledger = await verifyLedger(database.worker);
        return [
          ...(await listCounterDifferences(database.worker)).map((one) => JSON.stringify(one)),
          ...ledger.flatMap(({ differing }) => differing.map((one) => JSON.stringify(one))),
        ];
      },
      close: async () => {},
    };
  },
};

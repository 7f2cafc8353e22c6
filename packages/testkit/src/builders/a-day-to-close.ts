import { randomUUID } from 'node:crypto';
import { chooseRemedy } from '@foyer/server/modules/closures/choose-remedy.ts';
import { listVisits } from '@foyer/server/modules/closures/closure-visit.repository.ts';
import { showClosure } from '@foyer/server/modules/closures/show-closure.ts';
import { completeOrder, lockOrder, orderSecretOf } from '@foyer/server/modules/orders/index.ts';
import { listTimeslots } from '@foyer/server/modules/scheduling/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { closeAsShown } from '../close-as-shown.ts';
import type { testDatabase } from '../database/test-database.ts';
import { settleWaitingVisits } from '../settle-waiting-visits.ts';
import type { testApp } from '../test-app.ts';
import { aClient, signedInAs } from './a-client.ts';
import { aTimeslot, type TestTimeslot } from './a-timeslot.ts';
import { aPlacedOrder } from './an-order.ts';

type Database = Awaited<ReturnType<typeof testDatabase>>;

/** A timeslot at 14:00 with a later one at 16:00, and what staff and visitors do with it. */
export async function aDayToClose(
  { owner }: Database,
  { app, worker }: ReturnType<typeof testApp>,
  { capacity = 50 } = {},
) {
  const client = await aClient(app);
  const { clientId } = client;
  const timeslot = await aTimeslot(owner, clientId, { capacity });
  const beside = (time: string) => aTimeslotBeside(owner, clientId, timeslot, time);
  const laterId = await beside('16:00');
  const staff = await signedInAs(app, client);
  const stretch = {
    scopeKind: 'location',
    scopeIds: [timeslot.locationId],
    fromDate: timeslot.date,
    fromTime: '14:00',
    untilDate: timeslot.date,
    untilTime: '15:00',
  };
  const plan = {
    requestId: randomUUID(),
    reason: 'storm',
    note: '',
    remedy: 'close',
    offersRefund: true,
    withoutAnswer: 'refund',
    deadlineHours: 24,
  };
  const sell = (quantity = 2, unitPriceMinor = 1750) =>
    aPlacedOrder(app, clientId, timeslot, { quantity, unitPriceMinor });
  const complete = (orderId: string) =>
    inClient(app.db, clientId, async (scope) =>
      completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
    );
  return {
    client,
    clientId,
    timeslot,
    laterId,
    beside,
    staff,
    sell,
    complete,
    stretch,
    /** An order that the test provider was paid for. */
    aPaidOrder: async (quantity = 2) => {
      const { orderId } = await sell(quantity);
      await owner.query(
        `insert into payment (client_id, order_id, provider, reference, method, amount_minor, currency, state, paid_at)
         values ($1, $2, 'test', $3, 'test', $4, 'EUR', 'paid', now())`,
        [clientId, orderId, randomUUID(), quantity * 1750],
      );
      await complete(orderId);
      return orderId;
    },
    plan: (remedy: string) => ({ ...plan, remedy }),
    close: (changes: object = {}) => closeAsShown(staff, stretch, { ...plan, ...changes }),
    /** Carries out every command that waits. */
    work: () => settleWaitingVisits({ owner }, worker, clientId),
    visits: (closureId: string) =>
      inClient(app.db, clientId, (scope) =>
        listVisits(scope, closureId, { group: null, offset: 0, limit: 50 }),
      ),
    stateOf: async (id: string) =>
      (await inClient(app.db, clientId, (scope) => listTimeslots(scope, [id])))[0]?.state,
    count: async (table: 'mail' | 'refund') =>
      (await owner.query(`select from ${table} where client_id = $1`, [clientId])).rowCount,
    secretOf: (orderId: string) => orderSecretOf(app, clientId, orderId),
    /** The action on the visitor's order page. */
    choose: async (
      orderId: string,
      choice: { choice: 'refund' } | { choice: 'move'; timeslotId: string },
    ) => {
      const secret = orderSecretOf(app, clientId, orderId);
      const visitId = (await showClosure(app, secret))?.visitId ?? '';
      await chooseRemedy(app, secret, { ...choice, visitId });
    },
  };
}

async function aTimeslotBeside(
  owner: Database['owner'],
  clientId: string,
  { timeslotId }: TestTimeslot,
  time: string,
): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
     select client_id, calendar_id, local_date, $2::time, (local_date + $2::time) at time zone 'Europe/Amsterdam',
       'generated' from timeslot where id = $1 returning id`,
    [timeslotId, time],
  );
  const id = rows[0]?.id ?? '';
  await owner.query(
    `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, 4)`,
    [clientId, id],
  );
  return id;
}

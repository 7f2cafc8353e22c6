import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { moveVisit } from '../../order-changes/index.ts';
import { completeOrder, listTickets, lockOrder } from '../../orders/index.ts';
import { getTicketSigner } from '../../tickets/index.ts';
import { showOrder } from './show-order.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));

/** An order of two adults at 14:00, and what moves it to 15:00. */
async function aSoldVisit() {
  const { clientId } = await aClient(app);
  const from = await aTimeslot(database.owner, clientId, { capacity: 10 });
  const { rows } = await database.owner.query<{ id: string }>(
    `with later as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date, '15:00', starts_at + interval '1 hour', 'manual'
       from timeslot where id = $1 returning client_id, id)
     insert into counter (client_id, id, kind, owner_id, capacity)
     select client_id, id, 'timeslot', id, 10 from later returning id`,
    [from.timeslotId],
  );
  const { orderId, secret } = await aPlacedOrder(app, clientId, from, { quantity: 2 });
  await inClient(app.db, clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  const to = { timeslotId: rows[0]?.id ?? '' };
  const input = { orderId, from: { timeslotId: from.timeslotId }, to };
  return {
    secret,
    move: () =>
      inClient(app.db, clientId, (scope) =>
        moveVisit(app, scope, { ...input, by: { actor: { kind: 'system' } }, reason: 'chosen' }),
      ),
    codesOf: (state: string) =>
      inClient(app.db, clientId, async (scope) => {
        const signer = await getTicketSigner(app, scope);
        const tickets = await listTickets(scope, orderId);
        return tickets.filter((ticket) => ticket.state === state).map((ticket) => signer.codeOf(ticket));
      }),
  };
}

test('after a move a visitor holds the new codes, and the old tickets are a number without a code', async () => {
  const { secret, move, codesOf } = await aSoldVisit();
  const before = await showOrder(app, secret);
  expect([before.tickets.length, before.cancelledTickets]).toEqual([2, []]);
  expect(await move()).toEqual({ ok: true, value: 2 });

  const after = await showOrder(app, secret);
  expect(after.tickets.map(({ code }) => code)).toEqual(await codesOf('active'));
  expect(after.cancelledTickets).toEqual([{ typeName: 'Adult', quantity: 2 }]);
  const [first = ''] = await codesOf('cancelled');
  expect(before.tickets.map(({ code }) => code)).toContain(first);
  expect(JSON.stringify(after)).not.toContain(first);
});

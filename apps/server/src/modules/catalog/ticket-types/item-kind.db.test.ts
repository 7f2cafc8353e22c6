import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { releaseHold } from '../../capacity/index.ts';
import { completeOrder, lockOrder } from '../../orders/index.ts';
import { findSaleCounters, holdSale } from '../../sale-counters/index.ts';
import { changeTicketType } from './change-ticket-type.ts';

const database = await testDatabase();
const { app } = testApp(database);

/** A museum with audio guides, of which there are a hundred. */
async function aMuseum() {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const guide = await aTimeslot(database.owner, clientId, { capacity: null });
  const { ticketTypeId } = guide;
  const change = (changes: object) =>
    changeTicketType(manager, ticketTypeId, {
      descriptions: [{ language: 'nl', name: 'Audiogids' }],
      priceMinor: 500,
      vatBasisPoints: 900,
      ticketLimit: 100,
      salesPoints: ['website'],
      itemKind: 'product',
      ...changes,
    });
  await change({});
  return {
    change,
    hold: async (quantity: number) => {
      const line = { ticketTypeId, quantity, timeslotId: guide.timeslotId, date: guide.date };
      const demand = await manager.inClient((scope) => findSaleCounters(scope, [line]));
      const held = await holdSale(app, { clientId, demand, nameOf: () => 'Audio guide' });
      return held.ok ? held.value.id : '';
    },
    release: (holdId: string) => releaseHold(app, clientId, holdId),
    sell: async (quantity: number) => {
      const { orderId } = await aPlacedOrder(app, clientId, guide, { quantity });
      await manager.inClient(async (scope) =>
        completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
      );
    },
    cancelTickets: () =>
      database.owner.query(`update ticket set state = 'cancelled' where ticket_type_id = $1`, [ticketTypeId]),
  };
}

test('forty sold audio guides keep their item type: a hundred more are not for sale as stock', async () => {
  const museum = await aMuseum();
  await museum.sell(40);
  expect(await refusalsOf(museum.change({ itemKind: 'merchandise' }))).toEqual([
    'itemKind: item-kind-in-use',
  ]);
  expect(await museum.change({ priceMinor: 600 })).toMatchObject({ itemKind: 'product', priceMinor: 600 });
  await museum.cancelTickets();
  expect(await museum.change({ itemKind: 'merchandise' })).toMatchObject({ itemKind: 'merchandise' });
});

test('tickets in a cart keep the item type of their ticket type until they are given back', async () => {
  const museum = await aMuseum();
  const holdId = await museum.hold(2);
  expect(await refusalsOf(museum.change({ itemKind: 'admission' }))).toEqual(['itemKind: item-kind-in-use']);
  await museum.release(holdId);
  expect(await museum.change({ itemKind: 'admission' })).toMatchObject({ itemKind: 'admission' });
});

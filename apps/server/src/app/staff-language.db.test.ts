import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { graphqlAsker, tokenOf } from '@foyer/testkit/graphql-asker.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { issueGiftCard } from '../modules/gift-cards/issue-gift-card.ts';
import { completeOrder, listTickets, lockOrder } from '../modules/orders/index.ts';
import { createServer } from './create-server.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-15T11:00:00Z'));
const server = await createServer(app);
afterAll(() => server.close());

const everywhere = `query ($id: ID!, $cardId: ID!) {
  order(id: $id) { language lines { ticketTypeName productName } tickets { ticketTypeName productName } }
  scanLog { edges { node { ticketTypeName productName language } } }
  visitors(date: "2030-06-15") { edges { node { ticketTypes language } } }
  dashboard { latestOrders { productNames language } }
  giftCards { edges { node { ticketName } } }
  giftCard(id: $cardId) { ticketName }
}`;

test('a ticket has one name on every screen of staff, in their language, beside the language of its buyer', async () => {
  const client = await aClient(app);
  const { clientId } = client;
  const manager = await signedInAs(app, client);
  const timeslot = await aTimeslot(database.owner, clientId);
  const { orderId } = await aPlacedOrder(app, clientId, timeslot, { isTest: true });
  const { ticket, cardId } = await manager.inClient(async (scope) => {
    await completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' });
    const [first, present] = await listTickets(scope, orderId);
    const { ticketTypeId } = timeslot;
    const giftCardId = await issueGiftCard(app, scope, {
      ...{ amountMinor: 1750, currency: 'EUR', validUntil: '2031-06-15', isTest: true, source: 'sold' },
      ...{ language: 'en', personKeyId: null, details: null, recipientEmail: '', sendAt: null, byName: '' },
      sold: { orderId, ticketId: present?.id ?? '' },
      ofTicket: { ticketTypeId, ordinaryMinor: 1750 },
    });
    return { ticket: first, cardId: giftCardId };
  });
  await database.owner.query(
    `insert into content (client_id, owner, owner_id, language, field, text) values
       ($1, 'ticket-type', $2, 'nl', 'name', 'Volwassene'), ($1, 'ticket-type', $2, 'en', 'name', 'Grown-up'),
       ($1, 'product', $3, 'nl', 'title', 'Zout en licht'), ($1, 'product', $3, 'en', 'title', 'Salt and light')`,
    [clientId, timeslot.ticketTypeId, timeslot.productId],
  );
  const ask = graphqlAsker(server, await tokenOf(app, server, client));
  const paired = await ask({
    document: 'mutation ($input: ScanDeviceInput!) { createScanDevice(input: $input) { code } }',
    variables: { input: { name: 'Gate A' } },
  });
  const { createScanDevice: made } = paired.data as { createScanDevice: { code: string } };
  const pair = await server.inject({
    method: 'POST',
    url: '/api/scan/v1/pair',
    payload: { code: made.code },
  });
  const scan = async (sequence: number, language: string) => {
    const answer = await server.inject({
      method: 'POST',
      url: '/api/scan/v1/scans',
      headers: { authorization: `Device ${pair.json().deviceKey}`, 'accept-language': language },
      payload: { sequence, code: ticket?.code, at: '2030-06-15T11:00:00Z', direction: 'in' },
    });
    return answer.json().ticket;
  };
  expect(await scan(1, 'nl-NL')).toMatchObject({ typeName: 'Volwassene', productName: 'Zout en licht' });
  expect(await scan(2, 'en')).toMatchObject({ typeName: 'Grown-up', productName: 'Salt and light' });

  for (const [language, type, product] of [
    ['nl', 'Volwassene', 'Zout en licht'],
    ['en-US', 'Grown-up', 'Salt and light'],
  ] as const) {
    const { data, errors } = await ask(
      { document: everywhere, variables: { id: orderId, cardId } },
      { 'accept-language': language },
    );
    expect(errors).toEqual([]);
    const name = { ticketTypeName: type, productName: product };
    const scanned = { node: { ...name, language: 'en' } };
    expect(data).toEqual({
      order: { language: 'en', lines: [name], tickets: [name, name] },
      scanLog: { edges: [scanned, scanned] },
      visitors: { edges: [{ node: { ticketTypes: type, language: 'en' } }] },
      dashboard: { latestOrders: [{ productNames: product, language: 'en' }] },
      giftCards: { edges: [{ node: { ticketName: type } }] },
      giftCard: { ticketName: type },
    });
  }
});

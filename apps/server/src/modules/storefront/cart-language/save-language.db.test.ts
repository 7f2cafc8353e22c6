import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { settlePayment } from '../../payments/settle-payment.ts';
import { saveDetails } from '../cart/save-details.ts';
import { getCart } from '../cart/show-cart.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from '../checkout/check-out.ts';
import { showSalesPage } from '../sales-page/show-sales-page.ts';
import { saveLanguage } from './save-language.ts';

const database = await testDatabase();
const { app } = testApp(database);
const fields = ['first-name', 'last-name', 'email', 'custom-field'] as const;
const anna = { firstName: 'Anna', lastName: 'Visser', email: 'anna@example.com' };

/** An adult in an English cart of a page that has its terms, its choice and its ticket in English and in Dutch. */
async function aCart() {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId, {
    salesFlow: {
      details: { fields: fields.map((kind) => ({ kind, isRequired: true })), customFieldKind: 'choice' },
      termsRequired: true,
    },
  });
  const say = (owner: string, ownerId: string, language: string, field: string, text: string) =>
    database.owner.query(
      `insert into content (client_id, owner, owner_id, language, field, text) values ($1, $2, $3, $4, $5, $6)
       on conflict (client_id, owner, owner_id, language, field) do update set text = excluded.text`,
      [client.clientId, owner, ownerId, language, field, text],
    );
  const { channelId, timeslotId, ticketTypeId } = page;
  await say('channel', channelId, 'en', 'termsText', '<p>Be kind.</p>');
  await say('channel', channelId, 'nl', 'termsText', '<p>Wees aardig.</p>');
  await say('channel', channelId, 'en', 'detailsCustomChoices', 'A friend\nSocial media');
  await say('channel', channelId, 'nl', 'detailsCustomChoices', 'Een vriend\nSociale media');
  await say('ticket-type', ticketTypeId, 'nl', 'name', 'Volwassene');
  const address = { client: client.subdomain, channel: page.url };
  const wish = { language: 'en', timeslotId, lines: [{ ticketTypeId, quantity: 1 }] };
  const { secret } = await takeCart(app, address, wish, randomUUID());
  const termsIn = async (language: string) =>
    (await showSalesPage(app, address, language)).channel.asks.termsHash;
  const orders = async () => {
    const { rows } = await database.owner.query(
      `select o.id, o.language, o.state, l.ticket_type_name as name from orders o join order_line l on l.order_id = o.id
       where o.client_id = $1 order by o.id`,
      [client.clientId],
    );
    return rows;
  };
  return { clientId: client.clientId, secret, termsIn, orders };
}

test('who changes the language of the page chooses, agrees, orders and is mailed in it, at the same price', async () => {
  const { secret, termsIn, orders } = await aCart();
  const before = await getCart(app, secret);
  const inDutch = await saveLanguage(app, secret, { language: 'nl' });
  expect(inDutch).toMatchObject({ language: 'nl', lines: [{ name: 'Volwassene' }] });
  expect(inDutch.totals).toEqual(before.totals);
  expect(await refusalsOf(saveDetails(app, secret, { ...anna, customField: 'A friend' }))).toEqual([
    'customField: choice-required',
  ]);
  await saveDetails(app, secret, { ...anna, customField: 'Een vriend' });
  expect(await refusalsOf(checkOut(app, secret, { method: 'test', termsHash: await termsIn('en') }))).toEqual(
    ['terms: terms-changed'],
  );
  await checkOut(app, secret, { method: 'test', termsHash: await termsIn('nl') });
  expect(await orders()).toMatchObject([{ language: 'nl', name: 'Volwassene' }]);
});

test('an order whose payment is under way keeps its language; after a failed one the next order has the new one', async () => {
  const { clientId, secret, termsIn, orders } = await aCart();
  await saveDetails(app, secret, { ...anna, customField: 'A friend' });
  await checkOut(app, secret, { method: 'test', termsHash: await termsIn('en') });
  expect(await saveLanguage(app, secret, { language: 'nl' })).toMatchObject({
    language: 'en',
    state: 'paying',
  });
  const { rows } = await database.owner.query(
    `select reference, amount_minor::int as "amountMinor", currency from payment where client_id = $1`,
    [clientId],
  );
  await settlePayment(app, clientId, { ...rows[0], provider: 'test', event: 'failed', outcome: 'failed' });
  expect(await saveLanguage(app, secret, { language: 'nl' })).toMatchObject({
    language: 'nl',
    state: 'held',
  });
  await checkOut(app, secret, { method: 'test', termsHash: await termsIn('nl') });
  expect((await orders()).map(({ language, state }) => [language, state])).toEqual([
    ['en', 'cancelled'],
    ['nl', 'pending payment'],
  ]);
});

test('a language that the page does not have gives English, and a request without one is refused', async () => {
  const { secret } = await aCart();
  expect(await saveLanguage(app, secret, { language: 'ja' })).toMatchObject({ language: 'en' });
  expect(await refusalsOf(saveLanguage(app, secret, {}))).toEqual(['language: language-unknown']);
});

import { randomUUID } from 'node:crypto';
import { contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { aFoyerWithWallets } from '@foyer/testkit/providers/a-foyer-with-wallets.ts';
import { afterAll, expect, test } from 'vitest';
import { findPersonKey } from '../../../platform/crypto/person-key.ts';
import { mailContent } from '../../../platform/mail/mail-content.ts';
import { orderSecretOf } from '../../orders/index.ts';
import { findOrderMailFacts } from '../../tickets/index.ts';
import { mailTickets } from '../../tickets/mail-tickets.ts';
import '../../wallet-passes/wallet-passes.module.ts';
import { connectApple, showWallet } from '../../wallet-passes/accounts/connect-wallet.ts';
import { showOrder } from './show-order.ts';

const database = await testDatabase();
const { app, ofApple, close } = await aFoyerWithWallets(database);
afterAll(close);

test('the last page has the buttons of wallets where its channel offers them', async () => {
  const { clientId, orderId, staff } = await aPaidOrder(app, database.owner);
  const { version } = await connectApple(staff, ofApple, null);
  await showWallet(staff, 'apple', true, version);
  const page = await aSalesPage(database.owner, clientId, {});
  const { owner } = database;
  await owner.query(
    `update orders set channel_id = (select id from channel where client_id = $1 and url = $2) where id = $3`,
    [clientId, page.url, orderId],
  );
  const walletsWhere = async (wallet: boolean) => {
    await owner.query('update channel set sales_flow = $2 where client_id = $1', [
      clientId,
      { options: { wallet } },
    ]);
    return (await showOrder(app, orderSecretOf(app, clientId, orderId))).wallets;
  };
  expect(await walletsWhere(true)).toEqual(['apple']);
  expect(await walletsWhere(false)).toEqual([]);
});

test('mails with tickets have a link for each wallet that is offered, in the language of the order; none otherwise', async () => {
  const { clientId, orderId, staff, inMuseum, cancelAll } = await aPaidOrder(app, database.owner);
  const factsIn = async (language = 'nl') => {
    await database.owner.query('update orders set language = $2 where id = $1', [orderId, language]);
    return inMuseum((scope) => findOrderMailFacts(app, scope, orderId));
  };
  expect((await factsIn())?.walletLinks).toEqual([]);
  const { version } = await connectApple(staff, ofApple, null);
  await showWallet(staff, 'apple', true, version);
  const path = `/shop/order/${(await factsIn())?.client.subdomain}?wallet=apple#${orderSecretOf(app, clientId, orderId)}`;
  const labels = new Map<string, string>();
  for (const language of contentLanguages) {
    const links = (await factsIn(language))?.walletLinks ?? [];
    expect(links.map(({ url }) => url)).toEqual([`${app.publicUrl}${path}`]);
    labels.set(language, links[0]?.label ?? '');
  }
  expect(labels.get('nl')).toBe('Zet in Apple Wallet');
  expect([...labels.values()].every((label) => label.includes('Apple'))).toBe(true);
  const message = {
    id: randomUUID(),
    clientId,
    type: 'order-completed',
    payload: { orderId },
    createdAt: '',
  };
  await mailTickets(app, message);
  const { rows } = await database.owner.query(
    `select person_key_id as key, sealed from mail where order_id = $1 and kind = 'order-confirmation'`,
    [orderId],
  );
  const key = await inMuseum((scope) => findPersonKey(scope, app.secrets, rows[0].key));
  const mail = mailContent.parse(key?.decrypt(rows[0].sealed));
  expect(mail.text).toContain(path);
  expect(mail.html).toContain(path.replaceAll('&', '&amp;'));
  await cancelAll();
  expect((await factsIn())?.walletLinks).toEqual([]);
});

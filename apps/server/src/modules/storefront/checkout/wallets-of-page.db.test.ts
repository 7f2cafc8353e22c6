import { aPaidOrder } from '@foyer/testkit/builders/a-paid-order.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { aFoyerWithWallets } from '@foyer/testkit/providers/a-foyer-with-wallets.ts';
import { afterAll, expect, test } from 'vitest';
import { orderSecretOf } from '../../orders/index.ts';
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

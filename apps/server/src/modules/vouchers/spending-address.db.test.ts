import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { findSpendingAddress } from './find-spending-address.ts';

const database = await testDatabase();
const { app } = testApp(database);

test('vouchers are spent at the address of the museum, else on a sales page that takes vouchers, else nowhere', async () => {
  const { clientId, subdomain } = await aClient(app);
  const find = () => inClient(app.db, clientId, (scope) => findSpendingAddress(app, scope));
  expect(await find()).toBeNull();
  // Pages without a field for the code, by their step or by their options.
  await aSalesPage(database.owner, clientId);
  const withoutVouchers = { steps: { voucher: true }, options: { vouchers: false } };
  await aSalesPage(database.owner, clientId, { salesFlow: withoutVouchers });
  expect(await find()).toBeNull();
  const { url } = await aSalesPage(database.owner, clientId, { salesFlow: { steps: { voucher: true } } });
  expect(await find()).toBe(`http://foyer.test/shop/${subdomain}/${url}`);
  await aSetting(database.owner, clientId, 'vouchers', { voucherUrl: 'https://www.getij.example/tickets' });
  expect(await find()).toBe('https://www.getij.example/tickets');
});

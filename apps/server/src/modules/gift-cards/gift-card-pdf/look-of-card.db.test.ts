import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClientReadOnly } from '../../../platform/database/in-client.ts';
import { readLookOfCard } from './look-of-card.ts';

const database = await testDatabase();
const { app } = testApp(database);

test('a gift card names the museum’s own address for spending it, and without one a sales page that takes gift cards', async () => {
  const { clientId, subdomain } = await aClient(app);
  await aSalesPage(database.owner, clientId);
  const { url } = await aSalesPage(database.owner, clientId, { salesFlow: { steps: { voucher: true } } });
  const shop = async () => {
    const card = { orderId: null, language: 'en' as const };
    return (await inClientReadOnly(app.db, clientId, (scope) => readLookOfCard(app, scope, card))).shop;
  };
  expect(await shop()).toBe(`foyer.test/shop/${subdomain}/${url}`);
  await aSetting(database.owner, clientId, 'vouchers', { voucherUrl: 'https://www.getij.example/tickets/' });
  expect(await shop()).toBe('www.getij.example/tickets');
});

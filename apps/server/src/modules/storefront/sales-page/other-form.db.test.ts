import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { aSetting } from '@foyer/testkit/builders/a-setting.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { orderSecretOf } from '../../orders/index.ts';
import { findOrderMailFacts } from '../../tickets/index.ts';
import { saveDetails } from '../cart/save-details.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from '../checkout/check-out.ts';
import { showOrder } from '../checkout/show-order.ts';
import { describeSalesPage } from './describe-sales-page.ts';
import { showSalesPage } from './show-sales-page.ts';

const database = await testDatabase();
const { app } = testApp(database);

async function aPage(addressForm: 'client' | 'formal' | 'informal', ofClient?: 'formal' | 'informal') {
  const client = await aClient(app);
  if (ofClient)
    await aSetting(database.owner, client.clientId, 'languages', {
      languages: [
        { locale: 'nl_NL', form: ofClient },
        { locale: 'en_US', form: 'informal' },
      ],
      defaultLocale: 'nl_NL',
    });
  const page = await aSalesPage(database.owner, client.clientId, { salesFlow: { addressForm } });
  const address = { client: client.subdomain, channel: page.url };
  const shown = async () => (await showSalesPage(app, address, 'nl')).channel.otherForms;
  const firstSeen = async () =>
    (await describeSalesPage(app, `/shop/${client.subdomain}/${page.url}?language=nl`))?.firstContent?.html;
  return { ...client, page, address, shown, firstSeen };
}

test('a channel speaks formally or informally, whatever the client does: on the page and before its script', async () => {
  const informal = await aPage('informal', 'formal');
  expect(await informal.shown()).toEqual(['nl']);
  expect(await informal.firstSeen()).toContain('Kies je tickets');
  const formal = await aPage('formal', 'informal');
  expect(await formal.shown()).toEqual([]);
  expect(await formal.firstSeen()).toContain('Kies uw tickets');
});

test('as the client settings say where the channel says nothing; a client that never chose is formal', async () => {
  expect(await (await aPage('client', 'informal')).shown()).toEqual(['nl']);
  expect(await (await aPage('client', 'formal')).shown()).toEqual([]);
  expect(await (await aPage('client')).shown()).toEqual([]);
});

test('the page of the order and its mails speak as the channel does', async () => {
  const { clientId, page, address } = await aPage('informal');
  await database.owner.query('update ticket_type set price_minor = 0 where client_id = $1', [clientId]);
  const { secret } = await takeCart(
    app,
    address,
    {
      language: 'nl',
      timeslotId: page.timeslotId,
      lines: [{ ticketTypeId: page.ticketTypeId, quantity: 1 }],
    },
    randomUUID(),
  );
  await saveDetails(app, secret, { firstName: 'Anna', lastName: 'Visser', email: 'anna@example.org' });
  await checkOut(app, secret, { method: 'test' });
  const { rows } = await database.owner.query<{ id: string }>('select id from orders where client_id = $1', [
    clientId,
  ]);
  const orderId = rows[0]?.id ?? '';
  expect((await showOrder(app, orderSecretOf(app, clientId, orderId))).otherForms).toEqual(['nl']);
  const mail = await inClient(app.db, clientId, (scope) => findOrderMailFacts(app, scope, orderId));
  expect(mail?.t.t('mail.cancelled.heading')).toBe('Je bezoek kan niet doorgaan');
});

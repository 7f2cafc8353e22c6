import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aSalesPage } from '@foyer/testkit/builders/a-sales-page.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { findOrderMailFacts } from '../../tickets/index.ts';
import { saveDetails } from '../cart/save-details.ts';
import { takeCart } from '../cart/take-cart.ts';
import { checkOut } from '../checkout/check-out.ts';
import { showPageFoot } from './show-page-foot.ts';

const database = await testDatabase();
const { app } = testApp(database);

const hours = { opens: '10:00', closes: '17:00' };

async function aMuseum() {
  const client = await aClient(app);
  const page = await aSalesPage(database.owner, client.clientId);
  await database.owner.query('update ticket_type set price_minor = 0 where client_id = $1', [
    client.clientId,
  ]);
  await database.owner.query('delete from opening_hours where client_id = $1', [client.clientId]);
  return {
    ...client,
    page,
    /** All days but Monday. */
    open: () =>
      database.owner.query(
        `insert into opening_hours (client_id, location_id, weekday, opens, closes)
         select client_id, id, day, case when day > 1 then '10:00'::time end, case when day > 1 then '17:00'::time end
         from location, generate_series(1, 7) as day where client_id = $1`,
        [client.clientId],
      ),
    async mailOf(language: string) {
      const lines = [{ ticketTypeId: page.ticketTypeId, quantity: 1 }];
      const address = { client: client.subdomain, channel: page.url };
      const wish = { language, timeslotId: page.timeslotId, lines };
      const { secret } = await takeCart(app, address, wish, randomUUID());
      await saveDetails(app, secret, { firstName: 'Anna', lastName: 'Visser', email: 'anna@example.org' });
      await checkOut(app, secret, { method: 'test' });
      const { rows } = await database.owner.query<{ id: string }>(
        'select id from orders where client_id = $1 order by id desc limit 1',
        [client.clientId],
      );
      return inClient(app.db, client.clientId, (scope) => findOrderMailFacts(app, scope, rows[0]?.id ?? ''));
    },
  };
}

test('where a location has opening hours, find my order and the mails of its orders say them; else nothing', async () => {
  const museum = await aMuseum();
  expect((await showPageFoot(app, museum.subdomain)).desks).toEqual([]);
  expect((await museum.mailOf('nl'))?.contact.join()).not.toContain('Open:');
  await museum.open();
  const [desk, ...others] = (await showPageFoot(app, museum.subdomain)).desks;
  expect(desk?.week).toEqual([null, hours, hours, hours, hours, hours, hours]);
  expect(others).toEqual([]);
  expect((await museum.mailOf('nl'))?.contact).toContain(
    'Open: maandag: gesloten, dinsdag – zondag: 10:00 – 17:00',
  );
});

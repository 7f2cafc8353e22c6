import { aMuseumOfPresents } from '@foyer/testkit/builders/a-museum-of-presents.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { findPersonKey } from '../../../platform/crypto/person-key.ts';
import { openAttachment } from '../../../platform/mail/attachment-source.ts';
import { mailContent } from '../../../platform/mail/mail-content.ts';
import { sendDueCard } from '../../gift-cards/sending/send-due-cards.ts';
import { createDevice } from '../../scanning/devices/create-device.ts';
import { pairDevice } from '../../scanning/devices/pair-device.ts';
import { scanAtGate } from '../../scanning/scan-at-gate.ts';

const database = await testDatabase();
const { owner } = database;
const clock = testClock('2030-06-01T10:00:00Z');
const { app } = testApp(database, clock);
const aMuseum = (terms?: Parameters<typeof aMuseumOfPresents>[2]) => aMuseumOfPresents(app, owner, terms);

test('its mail brings a PDF and the link, once for all tickets of the present, and the gate refuses the link', async () => {
  const { buy, client, manager, inMuseum, tickets } = await aMuseum();
  const { orderId, link } = await buy(2);
  const path = `/shop/gift/${client.subdomain}?language=en#${link}`;
  const { rows: cards } = await owner.query(
    'select id, send_at is not null as "isMailed" from gift_card where order_id = $1 order by id',
    [orderId],
  );
  expect(cards.map(({ isMailed }) => isMailed)).toEqual([true, false]);
  await inMuseum((scope) => sendDueCard(app, scope, cards[0].id));
  const { rows: mails } = await owner.query(
    `select person_key_id as key, sealed from mail where order_id = $1 and kind = 'gift-card'`,
    [orderId],
  );
  expect(mails).toHaveLength(1);
  const mail = mailContent.parse(
    (await inMuseum((scope) => findPersonKey(scope, app.secrets, mails[0].key)))?.decrypt(mails[0].sealed),
  );
  expect(mail).toMatchObject({ subject: expect.stringContaining('Tickets as a present') });
  for (const said of ['2 × Adult', 'Enjoy.', path]) expect(mail.text).toContain(said);
  const [file] = mail.attachments;
  if (!file) throw new Error('no PDF');
  const pdf = await openAttachment(app, client.clientId, file);
  expect(pdf?.subarray(0, 8).toString()).toBe('%PDF-1.7');
  const { code } = await createDevice(manager, { name: 'Gate', locationId: null });
  const { deviceKey } = await pairDevice(app, code);
  const scan = {
    sequence: 1,
    code: `https://x.example${path}`,
    at: clock.now().toISOString(),
    direction: 'in' as const,
  };
  expect(await scanAtGate(app, `Device ${deviceKey}`, scan)).toMatchObject({
    verdict: 'refused',
    reason: 'gift-without-day',
  });
  const { rows: scans } = await owner.query('select code from scan where client_id = $1', [client.clientId]);
  expect(JSON.stringify(scans)).not.toContain(link);
  expect(await tickets(orderId)).toEqual([{ state: 'inactive', date: null, count: 2 }]);
});

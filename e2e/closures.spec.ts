import { randomUUID } from 'node:crypto';
import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { completeOrder, lockOrder } from '@foyer/server/modules/orders/index.ts';
import { addReservation } from '@foyer/server/modules/reservations/index.ts';
import { inClient } from '@foyer/server/platform/database/in-client.ts';
import { signedInAs, TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot, type TestTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { pressTwice } from './src/browser/press-twice.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { chooseReason } from './src/choose-reason.ts';
import { type MailSink, startMailSink } from './src/mail-sink.ts';
import { dayFromToday } from './src/museum-on-sale.ts';
import { type RunningMuseum, startMuseum } from './src/running-museum.ts';
import { signIn } from './src/sign-in.ts';

let foyer: RunningMuseum;
let browser: Browser;
let mailSink: MailSink;
let database: DatabaseAccess;
let client: TestClient;
let timeslot: TestTimeslot;
const date = dayFromToday(3);

beforeAll(async () => {
  mailSink = await startMailSink();
  foyer = await startMuseum({ SMTP_URL: mailSink.url });
  ({ browser, client, database } = foyer);
  timeslot = await aTimeslot(database.owner, client.clientId, { date });
  const { rows } = await database.owner.query<{ id: string }>(
    `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
     select client_id, calendar_id, local_date, '16:00', (local_date + time '16:00') at time zone 'Europe/Amsterdam',
       'manual' from timeslot where id = $1 returning id`,
    [timeslot.timeslotId],
  );
  await database.owner.query(
    `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, 4)`,
    [client.clientId, rows[0]?.id],
  );
});

afterAll(async () => {
  await foyer?.close();
  await mailSink?.close();
});

/** An order of two at 14:00 that the test provider was paid for. */
async function sell(firstName: string, at: TestTimeslot = timeslot) {
  const { app } = testApp(database);
  const email = `${firstName}@example.com`.toLowerCase();
  const buyer = { firstName, lastName: 'Visser', email, phone: null };
  const { orderId, secret } = await aPlacedOrder(app, client.clientId, at, { buyer, isTest: true });
  await database.owner.query(
    `insert into payment (client_id, order_id, provider, reference, method, amount_minor, currency, state, paid_at)
     values ($1, $2, 'test', $3, 'test', 3500, 'EUR', 'paid', now())`,
    [client.clientId, orderId, randomUUID()],
  );
  await inClient(app.db, client.clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  return { email, page: `${foyer.url}/shop/order/${secret}` };
}

const subjectsTo = (address: string) =>
  mailSink.mails.filter(({ to }) => to?.[0]?.address === address).map(({ subject }) => subject);

async function calendarId({ timeslotId } = timeslot): Promise<string> {
  const { rows } = await database.owner.query<{ id: string }>(
    'select calendar_id as id from timeslot where id = $1',
    [timeslotId],
  );
  return rows[0]?.id ?? '';
}

async function openAsManager(path: string): Promise<Page> {
  const page = await openPage(browser, { width: 1440 });
  await signIn(page, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD);
  await page.evaluate(() => localStorage.setItem('foyer.locale', 'en_US'));
  await page.goto(`${foyer.url}/cms${path}`);
  return page;
}

test('the manager closes part of a day; one visitor moves by the link, another gets a refund, and it reopens', async () => {
  const [anna, bram, cees] = [await sell('Anna'), await sell('Bram'), await sell('Cees')];
  const staff = await openAsManager(`/timeslotgroup/${await calendarId()}/day/${date}`);
  await staff.getByRole('button', { name: 'Cancel day' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByText('6 visitors in 3 orders have tickets for 2 timeslots').waitFor();
  await dialog.getByLabel('Until time').fill('15:00');
  await dialog.getByText('6 visitors in 3 orders have tickets for 1 timeslot').waitFor();
  await dialog.getByRole('radio', { name: 'Offer another timeslot' }).check();
  expect(await findAccessibilityFaults(staff)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel day and refund up to €105.00' }).click();
  await dialog.getByText('Choose a reason.').waitFor();
  await chooseReason(dialog);
  await dialog.getByRole('button', { name: 'Cancel day and refund up to €105.00' }).click();
  await staff.getByRole('heading', { level: 1, name: /^Closed .* 14:00–15:00|^Closed / }).waitFor();
  await staff.getByText('0 of 3 orders completed').first().waitFor();

  await expect
    .poll(() => subjectsTo(anna.email), patience)
    .toContainEqual(expect.stringContaining('choose what happens to your tickets'));
  const mail = mailSink.mails.find(({ subject }) => subject?.startsWith('Closed'));
  expect(mail?.text).toContain('storm warning');

  const phone = await openPage(browser, { width: 390 });
  await phone.goto(anna.page);
  await phone.getByRole('heading', { level: 1, name: /cannot take place/ }).waitFor();
  await phone.getByText('Storm warning: closed on').waitFor();
  await phone.getByText('If we do not hear from you, we refund your tickets.').waitFor();
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await phone.getByRole('radio', { name: /16:00/ }).check();
  await pressTwice(phone, 'Move my visit', '**/closure/choice');
  await phone.getByText(/^Moved to .*16:00/).waitFor();
  // The new tickets are there to be scanned, the old ones only to be counted.
  await phone.getByRole('img', { name: 'Code of ticket 1 of 2' }).waitFor();
  await phone.getByText('2 cancelled tickets').click();
  await phone.getByText('2 × Adult').nth(1).waitFor();
  expect(await phone.getByRole('img', { name: /^Code of ticket/ }).count()).toBe(1);
  expect(await findAccessibilityFaults(phone)).toEqual([]);
  await phone.goto(bram.page);
  await phone.getByRole('radio', { name: 'Refund' }).check();
  await phone.getByRole('button', { name: 'Refund my tickets' }).click();
  await phone
    .getByText(/€35\.00/)
    .first()
    .waitFor();
  const refund = async () =>
    (await database.owner.query('select state from refund where client_id = $1', [client.clientId])).rows;
  await expect.poll(refund, patience).toEqual([{ state: 'done' }]);

  await staff.getByText('2 of 3 orders completed').first().waitFor();
  await staff.getByText('Refunded €35.00').waitFor();
  await staff.getByText(/^Rebooked to .* 16:00$/).waitFor();
  expect(await findAccessibilityFaults(staff)).toEqual([]);

  await staff.getByRole('button', { name: 'Reopen' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await staff.getByText('Keeps the tickets').waitFor();
  await staff.getByText('3 of 3 orders completed').first().waitFor();
  await expect
    .poll(() => subjectsTo(cees.email), patience)
    .toContainEqual(expect.stringContaining('Open after all'));
});

test('a closure over several days shuts from its first time to its last, and reopens what it shut', async () => {
  const days = [0, 1, 2].map((later) => addDays(date, later));
  const add = (on: string | undefined, time: string) =>
    database.owner.query(
      `with made as (
         insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
         select client_id, calendar_id, $2::date, $3::time, ($2::date + $3::time) at time zone 'Europe/Amsterdam',
           'manual' from timeslot where id = $1 returning client_id, id)
       insert into counter (client_id, id, kind, owner_id, capacity) select client_id, id, 'timeslot', id, 4 from made`,
      [timeslot.timeslotId, on, time],
    );
  await add(days[1], '11:00');
  await add(days[2], '11:00');
  await add(days[2], '16:00');
  const shut = async () => {
    const { rows } = await database.owner.query<{ at: string }>(
      `select local_date || ' ' || to_char(local_time, 'HH24:MI') as at from timeslot
       where client_id = $1 and state = 'closed' order by starts_at`,
      [client.clientId],
    );
    return rows.map(({ at }) => at);
  };
  const staff = await openAsManager(`/timeslotgroup/${await calendarId()}/day/${date}`);
  await staff.getByRole('button', { name: 'Cancel day' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByText(/have tickets for 2 timeslots/).waitFor();
  await dialog.getByLabel('From time').fill('15:00');
  await dialog.getByLabel('Until date').fill((days[2] ?? '').split('-').reverse().join('-'));
  await dialog.getByLabel('Until time').fill('12:00');
  await dialog.getByText(/have tickets for 3 timeslots/).waitFor();
  await chooseReason(dialog);
  await dialog.getByRole('button', { name: 'Cancel day' }).click();
  await staff.getByRole('heading', { level: 1, name: /^Closed / }).waitFor();
  expect(await shut()).toEqual([`${days[0]} 16:00`, `${days[1]} 11:00`, `${days[2]} 11:00`]);
  await staff.getByRole('button', { name: 'Reopen' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
  await staff.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await shut()).toEqual([]);
  await staff.context().close();
});

test('what was sold while the manager was typing is shown before it is paid back, and what was typed stays', async () => {
  const day = dayFromToday(8);
  const at = await aTimeslot(database.owner, client.clientId, { date: day });
  await sell('Emma', at);
  const staff = await openAsManager(`/timeslotgroup/${await calendarId(at)}/day/${day}`);
  await staff.getByRole('button', { name: 'Cancel day' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByText('2 visitors in 1 order have tickets for 1 timeslot').waitFor();
  await dialog.getByRole('radio', { name: 'Refund' }).check();
  await chooseReason(dialog);
  await dialog.getByLabel('In your own words').fill('The lamp broke');
  const understood = dialog.getByLabel('I understand that cancelled barcodes cannot be restored');
  await understood.check();
  await sell('Finn', at);
  await dialog.getByRole('button', { name: 'Cancel day and refund €35.00' }).click();
  await dialog
    .getByText('Orders: now 2, was 1. Visitors: now 4, was 2. Amount: now €70.00, was €35.00.')
    .waitFor();
  expect(await dialog.getByLabel('In your own words').inputValue()).toBe('The lamp broke');
  expect(await understood.isChecked()).toBe(false);
  expect(await findAccessibilityFaults(staff)).toEqual([]);
  const states = async () => {
    const { rows } = await database.owner.query<{ state: string }>(
      'select state from timeslot where id = $1 union all select state from refund where order_id in (select order_id from ticket where timeslot_id = $1)',
      [at.timeslotId],
    );
    return rows.map(({ state }) => state);
  };
  expect(await states()).toEqual(['open']);
  await understood.check();
  await dialog.getByRole('button', { name: 'Cancel day and refund €70.00' }).click();
  await staff.getByRole('heading', { level: 1, name: /^Closed / }).waitFor();
  await expect.poll(states, patience).toEqual(['closed', 'done', 'done']);
  await staff.context().close();
});

/** Twelve pupils at this time. */
async function reserve(groupName: string, at: TestTimeslot) {
  const staff = await signedInAs(testApp(database).app, client);
  const email = `${groupName.split(' ')[0]}@example.org`.toLowerCase();
  await addReservation(staff, {
    ...{ productId: at.productId, timeslotId: at.timeslotId, youth: 12, groupName, contactName: 'M. Haddad' },
    ...{ email, status: 'yes' },
  });
  return email;
}

test('a group in a day that closes is in the preview, is cancelled with it, and its contact is mailed', async () => {
  const day = dayFromToday(12);
  const at = await aTimeslot(database.owner, client.clientId, { date: day });
  const email = await reserve('Harbour school', at);
  const staff = await openAsManager(`/timeslotgroup/${await calendarId(at)}/day/${day}`);
  await staff.getByRole('button', { name: 'Cancel day' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByText('1 group reservation is in it (12 people).').waitFor();
  await dialog.getByText('Move or cancel it under Reservations.').waitFor();
  await dialog.getByRole('radio', { name: 'Refund' }).check();
  await dialog.getByText('It is cancelled, and the contact is told by email.').waitFor();
  expect(await findAccessibilityFaults(staff)).toEqual([]);
  await chooseReason(dialog);
  await dialog.getByLabel('I understand that cancelled barcodes cannot be restored').check();
  await dialog.getByRole('button', { name: /^Cancel day/ }).click();
  await staff.getByText('1 group reservation cancelled, contacts emailed').waitFor();
  const mail = await mailSink.waitForMailTo(email);
  expect(mail.subject).toMatch(/is geannuleerd$/);
  expect(mail.text).toContain('stormwaarschuwing');
  await staff.goto(`${foyer.url}/cms/reservations?view=cancelled&date=${day}`);
  await staff.getByText('Harbour school').first().waitFor();
  await staff.context().close();
});

test('a group whose timeslot staff close moves with the change, its contact is mailed the new time, and undoing moves it back', async () => {
  const day = dayFromToday(13);
  const at = await aTimeslot(database.owner, client.clientId, { date: day, time: '10:00' });
  await database.owner.query(
    `with made as (
       insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date, '11:00', starts_at + interval '1 hour', origin
       from timeslot where id = $1 returning client_id, id)
     insert into counter (client_id, id, kind, owner_id, capacity) select client_id, id, 'timeslot', id, 20 from made`,
    [at.timeslotId],
  );
  const email = await reserve('Lagoon college', at);
  const staff = await openAsManager(`/timeslotgroup/${await calendarId(at)}/day/${day}`);
  await staff.getByRole('button', { name: 'More: 10:00' }).click();
  await staff.getByRole('menuitem', { name: 'Close' }).click();
  await staff.getByRole('button', { name: 'Review' }).click();
  await staff.getByRole('heading', { level: 1, name: 'What this change does' }).waitFor();
  await staff.getByRole('link', { name: '1 group (12 people)' }).waitFor();
  await staff.getByLabel(/^What happens to .* 10:00/).selectOption('move');
  await staff.getByText('11:00, 60 minutes later').waitFor();
  expect(await findAccessibilityFaults(staff)).toEqual([]);
  await staff.getByRole('button', { name: /^Apply/ }).click();
  await staff.getByRole('heading', { level: 1, name: 'Change applied' }).waitFor();
  const mail = await mailSink.waitForMailTo(email);
  expect(mail.subject).toMatch(/^Een nieuwe tijd voor /);
  expect(mail.text).toContain('11:00');
  await staff.getByRole('button', { name: /^Undo, \d+ minutes left$/ }).click();
  await staff.getByRole('heading', { level: 1, name: 'Change undone' }).waitFor();
  await expect.poll(() => subjectsTo(email).length, patience).toBe(2);
  expect(mailSink.mails.findLast(({ to }) => to?.[0]?.address === email)?.text).toContain('10:00');
  await staff.context().close();
});

test('all timeslots of a day and the visitors of a date are listed over all groups', async () => {
  await sell('Dora', await aTimeslot(database.owner, client.clientId, { date, time: '11:00' }));
  const page = await openAsManager(`/group_timeslots-overzicht?date=${date}`);
  await page.getByRole('cell', { name: '11:00', exact: true }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto(`${foyer.url}/cms/bezoekerlijst?date=${date}`);
  await page.getByText('Dora Visser').first().waitFor();
  await page.getByRole('searchbox').fill('dora');
  await page.getByText('1 order, 2 people, 0 scanned').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await page.getByText(/^1 row ·/).waitFor();
  await page.getByRole('button', { name: 'Download' }).waitFor();
});

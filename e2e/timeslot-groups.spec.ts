import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { mondayOf, weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { TEST_PASSWORD, type TestClient } from '@foyer/testkit/builders/a-client.ts';
import { checkOut, pay, takeCart } from '@foyer/testkit/builders/a-visitor.ts';
import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from './src/browser/open-page.ts';
import { changeRules } from './src/change-rules.ts';
import { findAccessibilityFaults } from './src/check-accessibility.ts';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale } from './src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from './src/running-museum.ts';
import { sellTickets } from './src/sell-tickets.ts';
import { signIn } from './src/sign-in.ts';

// A museum that changes its plans: exceptions, and a period that moves under three hundred visitors.
let foyer: RunningMuseum;
let browser: Browser;
let database: DatabaseAccess;
let client: TestClient;
let museum: MuseumOnSale;
let page: Page;
let group: string;

beforeAll(async () => {
  foyer = await openMuseum();
  ({ browser, client, database } = foyer);
  const manager = { subdomain: client.subdomain, password: TEST_PASSWORD };
  museum = await putMuseumOnSale(foyer.url, { manager, url: 'plans', limit: 150 });
  page = await openPage(browser);
  await page.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(page, foyer.url, `manager|${client.subdomain}`, TEST_PASSWORD);
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from calendar where client_id = $1',
    [client.clientId],
  );
  group = `/timeslotgroup/${rows[0]?.id}`;
});

afterAll(async () => {
  await foyer?.close();
});

const go = (path: string) => page.goto(`${foyer.url}/cms${path}`);
const dialog = () => page.getByRole('dialog');
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
const shown = (date: string) => date.split('-').reverse().join('-');

async function apply(): Promise<void> {
  await heading('What this change does');
  await press(/^Apply/);
  await heading('Change applied');
}

/** What a visitor finds on a date: each time with its state. */
async function timesOnSale(date: string): Promise<string[]> {
  const { rows } = await database.owner.query<{ id: string }>(
    'select id from ticket_group where client_id = $1',
    [client.clientId],
  );
  const query = new URLSearchParams({ ticketGroupIds: rows[0]?.id ?? '', party: '1', fresh: '1' });
  const answer = await fetch(`${foyer.url}/api${museum.page}/availability/${date}?${query}`);
  const { timeslots } = (await answer.json()) as {
    timeslots: { time: string; state: string; look: string }[];
  };
  return timeslots.map(({ time, state, look }) => [time, state, look].join(' '));
}

const closed = dayFromToday(8);
const other = dayFromToday(9);
const limited = dayFromToday(10);

test('a day is closed by an exception: its editor, its dry run, and what visitors find', async () => {
  await go(`${group}/exceptions/date`);
  await page.locator('[data-exception-day][aria-current=date]').waitFor();
  await heading('Exceptions');
  await page.getByText('No exceptions yet').waitFor();
  // The first view is of the weeks to come; what is past is on the page of its month.
  const shownDays = page.locator('[data-exception-day]');
  expect(await shownDays.count()).toBe(42);
  expect(await shownDays.first().getAttribute('data-exception-day')).toBe(mondayOf(dayFromToday(0)));
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await press('Add exception');
  await dialog().getByLabel('Note').fill('Storm');
  await dialog().getByLabel('From', { exact: true }).fill(shown(closed));
  await dialog().getByLabel('Until', { exact: true }).fill(shown(closed));
  await dialog().getByLabel('Note').press('Tab');
  await dialog().getByLabel('Publish').check({ force: true });
  await dialog().getByText('No visitors affected').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await dialog().getByRole('button', { name: 'Save exception' }).click();
  await heading('What this change does');
  await page.getByText('Nothing has changed yet').waitFor();
  await page.reload();
  await apply();
  expect((await timesOnSale(closed)).map((time) => time.split(' ')[1])).toEqual(Array(5).fill('closed'));
});

test('another day gets other times, each once; unpublished it is a draft that changes nothing', async () => {
  const asBefore = await timesOnSale(other);
  await go(`${group}/exceptions/date?edit=new&from=${other}&until=${other}`);
  await dialog().getByText('Other times').click();
  const time = dialog().getByLabel('New time');
  for (const start of ['12:00', '15:00']) {
    await time.fill(start);
    await time.press('Enter');
    await dialog().getByText(start, { exact: true }).waitFor();
  }
  await time.fill('12:00');
  await time.press('Enter');
  await dialog().getByText('This timeslot already exists').waitFor();
  await time.fill('');
  await dialog().getByLabel('Limit per timeslot').fill('5');
  await dialog().getByRole('button', { name: 'Save exception' }).click();
  await apply();
  expect(await timesOnSale(other)).toEqual(asBefore);
  await go(`${group}/day/${other}`);
  await page.getByText('It changes nothing until you publish it').waitFor();
});

test('several are published at once, and their colour reaches the sales page', async () => {
  await go(`${group}/exceptions/date`);
  await page.getByRole('checkbox', { name: `Choose the exception of ${shown(other)}` }).check();
  await press('Publish 1 exception');
  await apply();
  expect(await timesOnSale(other)).toEqual(['12:00 quiet almost full', '15:00 quiet almost full']);
});

test('a weekday has another limit; a date goes before it', async () => {
  await go(`${group}/exceptions/period?edit=new&from=${closed}&until=${limited}`);
  await dialog().getByText('Other limit').click();
  const days = dialog().getByRole('group', { name: 'Days' });
  for (const day of [closed, other, limited]) {
    const name = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'][weekdayOf(day) - 1] ?? '';
    await days.getByLabel(name).check();
  }
  await dialog().getByRole('button', { name: 'Save exception' }).click();
  await dialog().getByText('Fill in a value of 1 or higher.').waitFor();
  await dialog().getByLabel('Limit per timeslot').fill('7');
  await dialog().getByLabel('Publish').check({ force: true });
  await dialog().getByRole('button', { name: 'Save exception' }).click();
  await apply();
  const { rows } = await database.owner.query<{ places: string }>(
    `select distinct t.local_date || ' ' || c.capacity as places from timeslot t
     join counter c on c.id = t.id where t.client_id = $2 and t.local_date = any ($1::date[]) and t.state = 'open' order by 1`,
    [[closed, other, limited], client.clientId],
  );
  expect(rows.map(({ places }) => places)).toEqual([`${other} 5`, `${limited} 7`]);
  await go(group);
  await page.getByText('Dates override weekdays; weekdays override periods.').waitFor();
  expect(await page.getByRole('img', { name: /Storm/ }).count()).toBe(1);
});

const visit = dayFromToday(14);
const dayAfter = addDays(visit, 1);

/** Where the three hundred are: how many days later than they bought, and when; the places are counted alike. */
async function whereabouts(): Promise<Record<string, number>> {
  const { rows } = await database.owner.query<{ place: string; tickets: number }>(
    `select visit_date - $1::date || ' days ' || to_char(visit_time, 'HH24:MI')
         || case when state = 'cancelled' then ' refunded' else '' end as place, count(*)::int as tickets
     from ticket where client_id = $2 and replaced_by is null group by 1 order by 1`,
    [visit, client.clientId],
  );
  const { rows: miscounted } = await database.owner.query(
    `select c.id, c.sold from counter c where c.client_id = $1 and c.kind = 'timeslot' and c.sold <>
       (select count(*) from ticket t where t.timeslot_id = c.id and t.state = 'active' and t.replaced_by is null)`,
    [client.clientId],
  );
  expect(miscounted).toEqual([]);
  return Object.fromEntries(rows.map(({ place, tickets }) => [place, tickets]));
}

test('a period moves under three hundred visitors: each is kept, moved or refunded', async () => {
  await sellTickets(foyer, visit, { '10:00': 100, '14:30': 100, '16:00': 100 });
  await go(group);
  await page.getByText('Table', { exact: true }).click();
  await page.getByRole('button', { name: 'More: Period' }).click();
  await page.getByRole('menuitem', { name: 'Edit period' }).click();
  await dialog().getByLabel('From', { exact: true }).fill(shown(dayAfter));
  await dialog().getByRole('button', { name: 'Change period' }).click();
  await dialog().waitFor({ state: 'detached' });
  await press('Review');
  await heading('What this change does');
  await page.getByText('300 tickets in 60 orders').waitFor();
  expect(await page.getByRole('button', { name: /^Apply/ }).isDisabled()).toBe(true);
  const choose = async (time: string, remedy: string) => {
    await page.getByLabel(new RegExp(`What happens to .* ${time}`)).selectOption(remedy);
  };
  await choose('16:00', 'cancel');
  await page.getByText('€1,750.00 refunded').waitFor();
  await page.getByLabel('Set all to').selectOption('keep');
  await page.getByText('Closed for new sales').first().waitFor();
  await choose('10:00', 'move');
  await page.getByText(`${shown(dayAfter)} 10:00, 1440 minutes later`).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await apply();
  await page.getByText('40 of 40 orders processed.').waitFor();
  const planned = { '1 days 10:00': 100, '0 days 14:30': 100, '0 days 16:00 refunded': 100 };
  expect(await whereabouts()).toEqual(planned);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const { rows } = await database.owner.query<{ minor: number }>(
    'select sum(amount_minor)::int as minor from refund where client_id = $1',
    [client.clientId],
  );
  expect(rows[0]?.minor).toBe(100 * 1750);
  // Settled by keeping, it does not wait for staff any more.
  await go(group);
  await page.getByRole('heading', { name: 'Result' }).waitFor();
  expect(await page.getByRole('button', { name: 'Review conflicts' }).count()).toBe(0);
  await page.goBack();
  await heading('Change applied');
});

test('undo brings rules, timeslots and moved visitors back; refunds stay', async () => {
  await press(/^Undo, \d+ minutes left$/);
  await heading('Change undone');
  await page.getByText('20 of 20 orders moved back').waitFor();
  const restored = { '0 days 10:00': 100, '0 days 14:30': 100, '0 days 16:00 refunded': 100 };
  expect(await whereabouts()).toEqual(restored);
  expect((await timesOnSale(visit)).map((time) => time.split(' ')[0])).toEqual([
    ...['10:00', '11:30', '13:00', '14:30', '16:00'],
  ]);
});

const later = dayFromToday(20);

test('each time of a weekday has its own limit, status, title and classes', async () => {
  await go(group);
  await press('Set times');
  for (const day of ['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']) await dialog().getByLabel(day).check();
  const set = dialog().getByRole('button', { name: 'Set times' });
  await dialog().getByLabel('Extra times').fill('18:00, 18:00');
  await set.click();
  await dialog()
    .getByText('You have duplicate timeslots. Please change or delete the duplicate timeslots.')
    .waitFor();
  await dialog().getByLabel('Extra times').fill('18:00');
  await dialog().getByLabel('Limit, 18:00').fill('7');
  await dialog()
    .getByRole('button', { name: /classes of 18:00$/ })
    .click();
  await dialog().getByLabel('Title', { exact: true }).fill('Evening');
  await dialog().getByLabel('Group reservations').selectOption('no');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await set.click();
  await dialog().waitFor({ state: 'detached' });
  await press('Review');
  await apply();
  await go(`${group}/day/${later}`);
  const evening = page.getByRole('row', { name: /^18:00/ });
  await evening.getByText('Evening').waitFor();
  await evening.getByText('Reservations: No').waitFor();
  expect(await evening.getByLabel('Limit, 18:00').inputValue()).toBe('7');
});

test('what is set on single timeslots of a day is reviewed together, applied, and undone', async () => {
  await page.getByLabel('Limit, 10:00').fill('20');
  await page.getByText('was 150').waitFor();
  await press('More: 11:30');
  await page.getByRole('menuitem', { name: 'Close timeslot' }).click();
  await page.getByText('Will be closed').waitFor();
  await press('Add timeslot');
  await dialog().getByLabel('Time').fill('20:00');
  await dialog().getByRole('button', { name: 'Add timeslot' }).click();
  await page.getByText('3 timeslots', { exact: true }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await press('Review');
  await apply();
  expect((await timesOnSale(later)).map((time) => time.split(' ').slice(0, 2).join(' '))).toEqual([
    ...[
      '10:00 quiet',
      '11:30 closed',
      '13:00 quiet',
      '14:30 quiet',
      '16:00 quiet',
      '18:00 quiet',
      '20:00 quiet',
    ],
  ]);
  await press(/^Undo, \d+ minutes left$/);
  await heading('Change undone');
  expect((await timesOnSale(later)).map((time) => time.split(' ').slice(0, 2).join(' '))).toEqual([
    ...['10:00 quiet', '11:30 quiet', '13:00 quiet', '14:30 quiet', '16:00 quiet', '18:00 quiet'],
  ]);
});

test('an order that was being paid while the plans changed is listed as a conflict, and settled', async () => {
  const day = dayFromToday(22);
  const { rows: known } = await database.owner.query<{ id: string; type: string; group: string }>(
    `select t.id, (select id from ticket_type where client_id = $2 order by number limit 1) as type,
       (select id from ticket_group where client_id = $2) as "group"
     from timeslot t where client_id = $2 and local_date = $1 and local_time = '13:00'`,
    [day, client.clientId],
  );
  const [timeslot] = known;
  const shop = { url: foyer.url, subdomain: client.subdomain, channelUrl: 'plans' };
  const wish = { timeslotId: timeslot?.id ?? '', ticketTypeId: timeslot?.type ?? '', quantity: 2 };
  const cart = await takeCart(shop, wish);
  if (typeof cart === 'string') throw new Error(cart);
  const onDay = { kind: 'date', from: day, until: day, published: true, ticketGroupIds: [timeslot?.group] };
  await changeRules(museum.ask, group.split('/').at(-1) ?? '', {
    exceptions: [{ ...onDay, times: [{ time: '12:00', limit: 20 }] }],
  });
  await go('/timeslotgroup/conflicts');
  const waiting = page.getByRole('row', { name: new RegExp(`^${shown(day)} 13:00`) });
  await waiting.getByText('No longer in the periods').waitFor();
  const buyer = { firstName: 'Anna', lastName: 'Visser', email: 'anna.visser@example.com' };
  const checkout = await checkOut(shop, cart, buyer);
  if (typeof checkout === 'string') throw new Error(checkout);
  await pay(checkout.payUrl);
  await page.reload();
  await waiting.getByRole('cell', { name: '2', exact: true }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await waiting.getByRole('link', { name: 'Galleries plans' }).click();
  await heading('Galleries plans');
  await press('Review conflicts');
  await heading('What this change does');
  await page.getByText('2 tickets in 1 order').waitFor();
  await page.getByLabel(/^What happens to .* 13:00/).selectOption('move');
  await page.getByText('12:00, 60 minutes earlier').waitFor();
  await apply();
  await page.getByText('1 of 1 orders processed.').waitFor();
  await go('/timeslotgroup/conflicts');
  await page.getByText('Nothing needs review').waitFor();
  expect((await timesOnSale(day)).map((time) => time.split(' ')[0])).toEqual(['12:00']);
});

test('a group can be hidden and marked for a reseller, and is found among the hidden ones', async () => {
  await go(group);
  await page
    .getByRole('region', { name: 'Title and settings' })
    .getByLabel('Hidden group')
    .check({ force: true });
  await page.getByLabel('Synced with reseller').check({ force: true });
  await press('Review');
  await page.getByText('Hidden group: No becomes Yes').waitFor();
  await page.getByText('Synced with reseller: No becomes Yes').waitFor();
  await apply();
  await go(`/group_timeslots-overzicht?date=${later}`);
  await page.getByText('No timeslots on this day').waitFor();
  await press('Hidden groups too');
  await page
    .getByRole('row', { name: /^10:00/ })
    .getByText('Hidden', { exact: true })
    .waitFor();
  await go('/timeslot-sync');
  await page
    .getByRole('row', { name: /^Galleries plans/ })
    .getByText('Synced', { exact: true })
    .waitFor();
  await go('/timeslotgroup');
  await page.getByText('No timeslot groups yet').waitFor();
  await page.getByRole('link', { name: 'Hidden groups' }).click();
  await page.getByRole('link', { name: 'Galleries plans' }).waitFor();
  await page.getByRole('searchbox', { name: 'Title, location or ticket group' }).fill('nothing');
  await page.getByText('No timeslot groups found').waitFor();
  await page.getByRole('button', { name: 'Clear all' }).first().click();
  await page.getByRole('link', { name: 'Galleries plans' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('what is no number, date or time stays as it was typed, and is refused at its field', async () => {
  const refuse = async (typed: string, inField: Locator, act: () => Promise<void>, words: string) => {
    await inField.fill(typed);
    await act();
    await page.getByText(words, { exact: true }).waitFor();
    expect(await inField.inputValue()).toBe(typed);
  };
  const save = () => page.keyboard.press('Control+s');
  const whole = 'Fill in a whole number, or leave this empty for no limit.';
  await go(group);
  await refuse('1,5x', page.getByLabel('Limit, Monday'), () => press('Review'), whole);
  await press('Discard');
  await go(`${group}/day/${later}`);
  await refuse('-1', page.getByLabel('Limit, 10:00'), save, 'The limit cannot be negative.');
  await press('Discard');
  await page.getByText('Unsaved changes').waitFor({ state: 'detached' });
  await go('/openingstijden');
  await refuse('25:61', page.getByLabel('Monday, from'), save, 'Select a valid time of day.');
  await press('Discard');
  await press('Add closed day');
  const last = dialog().getByLabel('Last day');
  await refuse('99-99-2026', last, () => last.press('Enter'), 'Fill in a date.');
  await page.keyboard.press('Escape');
  await dialog().getByText('Unsaved changes').waitFor();
  await dialog().getByRole('button', { name: 'Discard' }).click();
  await dialog().waitFor({ state: 'detached' });
});

test('on a phone what can be done with a group is behind its three dots', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await go(group);
  await press('More: Galleries plans');
  await page.getByRole('menuitem', { name: 'Day view' }).click();
  await page.getByRole('heading', { level: 1, name: /^[A-Z][a-z]+day \d\d-\d\d-\d{4}$/ }).waitFor();
});

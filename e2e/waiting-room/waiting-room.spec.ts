import { localTimeAt } from '@foyer/domain/calendar/zoned-time.ts';
import { shownTimeslotsSchema } from '@foyer/domain/storefront/shown-availability.ts';
import { readUnsentMails } from '@foyer/server/modules/message-queue/index.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { takeCart } from '@foyer/testkit/builders/a-visitor.ts';
import { patience } from '@foyer/testkit/patience.ts';
import { testApp } from '@foyer/testkit/test-app.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { findOverflow } from '../src/check-reflow.ts';
import { dayFromToday, LAST_TIME, type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';
import { signIn } from '../src/sign-in.ts';

let foyer: RunningMuseum;
let museum: MuseumOnSale;
let staff: Page;
let visitor: Page;

beforeAll(async () => {
  foyer = await openMuseum();
  const manager = { subdomain: foyer.client.subdomain, password: TEST_PASSWORD };
  museum = await putMuseumOnSale(foyer.url, { manager, url: 'crowded' });
});

afterAll(async () => {
  await foyer?.close();
});

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

const changeLine = (set: string) =>
  foyer.database.owner.query(`update waiting_line set ${set} where client_id = $1`, [foyer.client.clientId]);
/** One visitor a minute is let in: that minute begins when the test says so, however long it looks at a page. */
const holdAdmission = () => changeLine('credit = -1000');
const beginAdmission = () => changeLine('credit = 0');
/** The room closes a minute after the last visitor waited: not before the next one comes here. */
const keepOpen = () =>
  changeLine(`empty_since = case when empty_since is not null then now() + interval '1 day' end`);

/** Whether the place that a page has kept is still one. */
async function isPlaceKept(page: Page): Promise<boolean> {
  const place = await page.evaluate(
    () => Object.entries(localStorage).find(([name]) => name.startsWith('foyer.place.'))?.[1],
  );
  const [channelId, entry] = place?.split('.') ?? [];
  const { rows } = await foyer.database.owner.query(
    'select 1 from waiting_place where channel_id = $1 and entry = $2 and left_at is null',
    [channelId, entry],
  );
  return rows.length === 1;
}

/** A visitor elsewhere takes a cart. */
async function takeElsewhere(): Promise<string> {
  const { subdomain } = foyer.client;
  const path = `/api/shop/${subdomain}/crowded/availability/${dayFromToday(9)}`;
  const answer = await fetch(`${foyer.url}${path}?ticketGroupIds=${museum.ticketGroupId}`);
  const { timeslots } = shownTimeslotsSchema.parse(await answer.json());
  const cart = await takeCart(
    { url: foyer.url, subdomain, channelUrl: 'crowded' },
    { timeslotId: timeslots[0]?.id ?? '', ticketTypeId: museum.ticketTypeIds[0] ?? '' },
  );
  return typeof cart === 'string' ? cart : cart.state;
}

test('staff open the waiting room of a channel from the list, and say how many carts a minute', async () => {
  staff = await openPage(foyer.browser);
  await staff.addInitScript(() => localStorage.setItem('foyer.locale', 'en_US'));
  await signIn(staff, foyer.url, `manager|${foyer.client.subdomain}`, TEST_PASSWORD);
  await staff.goto(`${foyer.url}/cms/channel-management`);
  await staff.getByRole('button', { name: /^More: Getij tickets crowded/ }).click();
  await staff.getByRole('menuitem', { name: 'Waiting room' }).click();
  await heading(staff, 'Waiting room');
  await staff.getByText('Off', { exact: true }).waitFor();
  await staff
    .getByRole('textbox', { name: 'Announced start' })
    .fill(dayFromToday(-3).split('-').reverse().join('-'));
  await staff.getByLabel('Time of the start').fill('10:00');
  await staff.keyboard.press('Tab');
  await staff.keyboard.press('Control+s');
  await staff.getByText('Fill in how many carts may be started per minute').waitFor();
  await staff.getByLabel('Carts per minute').fill('1');
  await staff.keyboard.press('Control+s');
  await staff.getByText('Choose a time that is still to come').waitFor();
  await expect.poll(() => staff.getByLabel('Time of the start').inputValue()).toBe('10:00');
  await staff.getByRole('textbox', { name: 'Announced start' }).fill('');
  await staff.getByLabel('Time of the start').fill('');
  await staff.keyboard.press('Tab');
  await staff.keyboard.press('Control+s');
  await staff.getByText('Closed: visitors buy without waiting').waitFor();
  expect(await findAccessibilityFaults(staff)).toEqual([]);
});

test('above the number a visitor waits, and what was chosen stays', async () => {
  await expect.poll(takeElsewhere).toBe('waiting-room');
  await keepOpen();
  await holdAdmission();
  visitor = await openPage(foyer.browser, { width: 390, height: 844 });
  await visitor.goto(`${foyer.url}${museum.page}?language=en`);
  await heading(visitor, 'You are in line');
  await visitor.getByText('People before you').waitFor();
  await visitor
    .getByRole('listitem')
    .filter({ hasText: /^[\d,]+ tickets are left\. We say so here if they run out$/ })
    .waitFor();
  expect([...(await findAccessibilityFaults(visitor)), ...(await findOverflow(visitor))]).toEqual([]);
  await visitor.route('**/waiting', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ticketsLeft: 0 } });
  });
  await visitor.reload();
  await heading(visitor, 'Sold out');
  await visitor.getByRole('status').filter({ hasText: 'There are no tickets left.' }).waitFor();
  expect([...(await findAccessibilityFaults(visitor)), ...(await findOverflow(visitor))]).toEqual([]);
  await visitor.unroute('**/waiting');
  await visitor.reload();
  await heading(visitor, 'You are in line');
  const { promise: arrives, resolve: letItArrive } = Promise.withResolvers<void>();
  await visitor.route('**/waiting/leave', (route) => arrives.then(() => route.fallback()));
  await visitor.getByRole('button', { name: 'Leave the line' }).click();
  await heading(visitor, 'Choose your tickets');
  await visitor.getByRole('button', { name: 'One more: Adult' }).click();
  await visitor.getByRole('button', { name: 'Choose date' }).click();
  await heading(visitor, 'When are you coming?');
  const day = visitor.locator(`.day[data-date="${dayFromToday(8)}"]`);
  await visitor.locator('.day').first().waitFor();
  if (!(await day.isVisible())) await visitor.getByRole('button', { name: 'Next month' }).click();
  await day.and(visitor.locator('[data-state=open]')).click();
  await visitor.getByRole('radio', { name: /^14:30/ }).check();
  await visitor.getByRole('button', { name: 'Your details' }).click();
  await heading(visitor, 'You are in line');
  // The place that was left is given back only now: the one after it is not ended with it.
  const isLeft = visitor.waitForResponse('**/waiting/leave');
  letItArrive();
  await isLeft;
  await visitor.getByText('People before you').waitFor();
  expect(await isPlaceKept(visitor)).toBe(true);
});

test('staff see who waits, pause, and change the rate; the page continues by itself with what was chosen', async () => {
  await staff.reload();
  await staff.getByText(/^Open since/).waitFor();
  await staff.getByText('Waiting now', { exact: true }).waitFor();
  await staff.getByRole('button', { name: 'Pause admission' }).click();
  await staff.getByText('Admission paused').first().waitFor();
  await beginAdmission();
  // In the evening the times of the day are over.
  const left = staff.getByText(/^Salt & Light .*, today$/);
  const nothingLeft = staff.getByText('Nothing of this channel can be bought for today.');
  await expect
    .poll(async () => {
      const isOver = localTimeAt(new Date(), 'Europe/Amsterdam').time >= LAST_TIME;
      return [await left.count(), await nothingLeft.count()].join() === (isOver ? '0,1' : '1,0');
    }, patience)
    .toBe(true);
  await staff.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => findOverflow(staff)).toEqual([]);
  await staff.setViewportSize({ width: 1440, height: 900 });
  await staff.getByRole('button', { name: 'Table' }).click();
  await staff.getByRole('columnheader', { name: 'People waiting' }).waitFor();
  expect(await findAccessibilityFaults(staff)).toEqual([]);
  await visitor.reload();
  await visitor.getByText('Paused for a moment').first().waitFor();
  await staff.getByRole('button', { name: 'Resume admission' }).click();
  await staff.getByRole('button', { name: 'Pause admission' }).waitFor();
  await staff.getByLabel('Let in per minute').fill('600');
  await staff.getByRole('button', { name: 'Apply' }).click();
  await expect
    .poll(async () => {
      const isTurn = await visitor.getByText('It is your turn').isVisible();
      await keepOpen();
      return isTurn;
    }, patience)
    .toBe(true);
  await heading(visitor, 'When are you coming?');
  await visitor.getByRole('radio', { name: /^14:30/, checked: true }).waitFor();
  await visitor.getByRole('button', { name: 'Your details' }).click();
  await heading(visitor, 'Your details');
  await visitor.close();
});

test('an address is left and the page closed: the link of the mail takes the place to another browser', async () => {
  await staff.getByRole('button', { name: 'Pause admission' }).click();
  await staff.getByRole('button', { name: 'Resume admission' }).waitFor();
  const page = await openPage(foyer.browser, { width: 390, height: 844 });
  await page.goto(`${foyer.url}${museum.page}?language=en`);
  await heading(page, 'You are in line');

  await page.getByRole('button', { name: 'Email me when it is my turn' }).click();
  const address = page.getByLabel('Email address');
  await address.fill('anna');
  await page.getByRole('button', { name: 'Email me' }).click();
  await page.getByText('Fill in an email address').waitFor();
  await expect.poll(() => address.inputValue()).toBe('anna');
  expect([...(await findAccessibilityFaults(page)), ...(await findOverflow(page))]).toEqual([]);
  await address.fill('anna@example.com');
  await page.keyboard.press('Enter');
  await page.getByText('We will email you when it is your turn').waitFor();
  expect([...(await findAccessibilityFaults(page)), ...(await findOverflow(page))]).toEqual([]);
  await page.reload();
  await page.getByText('We will email you when it is your turn').waitFor();
  await page.close();
  await staff.getByRole('button', { name: 'Resume admission' }).click();
  let text = '';
  const { app } = testApp(foyer.database);
  await expect
    .poll(async () => {
      const mails = await readUnsentMails(app, foyer.client.clientId, 50);
      text = mails.find(({ kind }) => kind === 'waiting-room')?.text ?? '';
      await keepOpen();
      return text;
    }, patience)
    .toContain('You can buy tickets');
  await staff.getByRole('button', { name: 'Pause admission' }).click();
  const link = new URL(/https?:\S+#[\w-]{43}/.exec(text)?.[0] ?? '');
  const elsewhere = await openPage(foyer.browser, { width: 390, height: 844 });
  await elsewhere.goto(`${foyer.url}${link.pathname}${link.search}${link.hash}`);
  await elsewhere.getByText('It is your turn').waitFor();
  await heading(elsewhere, 'Choose your tickets');
  expect(new URL(elsewhere.url()).hash).toBe('');
  await elsewhere.close();
});

test('everyone is let in after a question that names the number', async () => {
  await staff.getByRole('button', { name: 'Let everyone in' }).click();
  const dialog = staff.getByRole('dialog');
  await dialog.getByText(/^Let all \d+ waiting visitors in\?$/).waitFor();
  expect(await findAccessibilityFaults(staff)).toEqual([]);
  await dialog.getByRole('button', { name: /^Let \d+ visitors? in$/ }).click();
  await staff.getByText('Closed: visitors buy without waiting').waitFor();
  await staff.close();
});

import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { TEST_PASSWORD } from '@foyer/testkit/builders/a-client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../src/browser/open-page.ts';
import { goToPayment } from '../src/buy-ticket.ts';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { findOverflow } from '../src/check-reflow.ts';
import { dayFromToday, type MuseumOnSale, putMuseumOnSale } from '../src/museum-on-sale.ts';
import { openMuseum, type RunningMuseum } from '../src/running-museum.ts';

let foyer: RunningMuseum;
let museum: MuseumOnSale;
/** No Sunday: on one, 24 hours before a time may be another time of the day before. */
const visit = dayFromToday(weekdayOf(dayFromToday(9)) === 7 ? 10 : 9);

beforeAll(async () => {
  foyer = await openMuseum();
  const { subdomain, clientId } = foyer.client;
  museum = await putMuseumOnSale(foyer.url, {
    manager: { subdomain, password: TEST_PASSWORD },
    url: 'terms',
  });
  const set = (subject: string, value: object) =>
    foyer.database.owner.query(
      `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name)
       values ($1, $2, 1, $3, '{}', '2020-01-01', '2020-01-01', 'test')`,
      [clientId, subject, JSON.stringify(value)],
    );
  await set('refunds', {
    buyersCancel: true,
    cancelHours: 24,
    keepServiceCost: true,
    keepTransactionCost: true,
    approvalAboveMinor: null,
  });
  const dates = { buyersRebook: true, earlierDays: 0, laterDays: 30, latestHours: 1, mostTimes: 2 };
  await set('rebooking', { ...dates, feeMinor: 250, isDifferenceReturned: false });
  await foyer.database.owner.query(
    `update client set service_fee_online_minor = 50, pass_on_service_cost = true where id = $1`,
    [clientId],
  );
});

afterAll(async () => {
  await foyer?.close();
});

const longDay = (date: string) =>
  new Intl.DateTimeFormat('en-GB', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

test('a visitor reads until when a ticket can be moved and cancelled, at the tickets and before paying', async () => {
  const page = await openPage(foyer.browser, { width: 390, height: 844 });
  await page.goto(`${foyer.url}${museum.page}?language=en`);
  await page.getByRole('heading', { level: 1, name: 'Choose your tickets' }).waitFor();
  const terms = page.getByRole('region', { name: 'If your plans change' });
  expect(await terms.count()).toBe(0);
  await page.getByRole('button', { name: 'One more: Adult' }).click();
  await terms
    .getByText('You can move your visit up to 2 times, until it starts, for €2.50 a ticket.')
    .waitFor();
  await terms.getByText('You can cancel tickets until 24 hours before your visit.').waitFor();
  expect([...(await findAccessibilityFaults(page)), ...(await findOverflow(page))]).toEqual([]);
  await page.getByRole('button', { name: 'One fewer: Adult' }).click();

  await goToPayment(page, { date: visit });
  await terms
    .getByText(
      `You can move your visit up to 2 times, until ${longDay(visit)}, 14:30, for €2.50 a ticket. A cheaper visit gives nothing back.`,
    )
    .waitFor();
  await terms
    .getByText(
      `You can cancel tickets until ${longDay(addDays(visit, -1))}, 14:30. Not refunded: service cost.`,
    )
    .waitFor();
  expect([...(await findAccessibilityFaults(page)), ...(await findOverflow(page))]).toEqual([]);
});

test('tickets that an exception keeps from moving are named, in the language of the visitor', async () => {
  await foyer.database.owner.query(
    `insert into rebooking_exception (client_id, kind, ticket_type_id, is_allowed, effective_at)
     values ($1, 'ticket-type', $2, false, '2020-01-01')`,
    [foyer.client.clientId, museum.ticketTypeIds[1]],
  );
  const page = await openPage(foyer.browser, { width: 1440, height: 900 });
  await page.goto(`${foyer.url}${museum.page}?language=nl`);
  await page
    .getByRole('button', { name: /^Eén meer: / })
    .first()
    .click();
  const terms = page.getByRole('region', { name: 'Als uw plannen veranderen' });
  await terms.getByText(/U kunt uw bezoek tot 2 keer verplaatsen/).waitFor();
  expect(await terms.getByText('Dit geldt niet voor').count()).toBe(0);
  await page
    .getByRole('button', { name: /^Eén meer: / })
    .nth(1)
    .click();
  await terms.getByText(/Dit geldt niet voor Child\.|Dit geldt niet voor Kind\./).waitFor();
});

import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findAccessibilityFaults } from '../src/check-accessibility.ts';
import { type StaffedMuseum, startStaffedMuseum } from '../src/staffed-museum.ts';

let museum: StaffedMuseum;
let page: Page;
/** Shown where a person writes DD-MM-YYYY. */
const written = (date: string) => date.split('-').toReversed().join('-');
const today = localDateAt(new Date(), 'Europe/Amsterdam');
const visitDate = addDays(today, 10);

beforeAll(async () => {
  museum = await startStaffedMuseum();
  page = await museum.openAs('manager');
});

afterAll(() => museum?.close());

const save = () => page.getByRole('button', { name: 'Save', exact: true }).click();
const box = (name: string) => page.getByRole('textbox', { name, exact: true });
const drawer = () => page.getByRole('dialog');
const exceptions = () => page.getByRole('region', { name: 'Exceptions' });
const act = async (row: string, name: string) => {
  await page.getByRole('button', { name: `More: ${row}` }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('the rules for all tickets are one row for one thought, in force from tomorrow or now', async () => {
  await page.goto(`${museum.url}/cms/instellingen/rebooking`);
  await page.getByRole('heading', { name: 'Rules for all tickets' }).waitFor();
  await page.getByText('No exceptions. The rules above apply to all tickets.').waitFor();
  await page.getByRole('switch', { name: 'Buyers rebook online' }).press('Space');
  await box('Days later').fill('0');
  await save();
  await page.getByText('Fill in a number of 1 or higher.').waitFor();
  expect(await box('Days later').inputValue()).toBe('0');
  await box('Days later').fill('90');
  await page.getByText('Earlier allowed').click();
  await box('Days earlier').waitFor();
  await page.getByText('Not earlier').click();
  await box('Rebooking fee').fill('2.50');
  await save();
  await page.getByText(/1 subject changes on/).waitFor();
  await page.getByRole('button', { name: 'Withdraw the change of Rebooking fee' }).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Apply now' }).click();
  await drawer().getByRole('button', { name: 'Apply now' }).click();
  await page.getByText(/1 subject changes on/).waitFor({ state: 'detached' });
  expect(await box('Rebooking fee').inputValue()).toBe('2.50');
});

test('an exception holds only what differs, and asks before it is left', async () => {
  await page.getByRole('button', { name: 'Add exception' }).click();
  await drawer().getByRole('combobox', { name: 'For' }).click();
  await page.getByRole('option', { name: 'Period' }).click();
  await drawer().getByRole('button', { name: 'Add exception' }).click();
  await drawer().getByText('Fill in a name.').waitFor();
  await drawer().getByText('Choose at least one rule that differs.').waitFor();
  await drawer().getByRole('textbox', { name: 'Name' }).fill('Christmas holidays');
  await drawer().getByRole('textbox', { name: 'First visit date' }).fill(written(visitDate));
  await drawer().getByRole('textbox', { name: 'First visit date' }).press('Tab');
  await drawer()
    .getByRole('textbox', { name: 'Last visit date' })
    .fill(written(addDays(visitDate, 5)));
  await drawer().getByRole('textbox', { name: 'Last visit date' }).press('Tab');
  await drawer().getByRole('checkbox', { name: 'Latest moment' }).check();
  await drawer().getByRole('textbox', { name: 'Latest moment' }).fill('48');
  await drawer().getByRole('checkbox', { name: 'Rebooking fee' }).check();
  await drawer().getByRole('textbox', { name: 'Rebooking fee' }).fill('5');
  await page.keyboard.press('Escape');
  await drawer().getByText('This exception is not saved').waitFor();
  await drawer().getByRole('button', { name: 'Continue editing' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await drawer().getByRole('button', { name: 'Add exception' }).click();
  await drawer().waitFor({ state: 'detached' });
  const row = exceptions().getByRole('row', { name: /Christmas holidays/ });
  await row.getByText('48 hours before').waitFor();
  await row.getByText(`From ${written(addDays(today, 1))}`).waitFor();
  await act('Christmas holidays', 'Apply now');
  await drawer().getByRole('button', { name: 'Apply now' }).click();
  await row.getByText('Published').waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
});

test('“Try it” says what the rules say of an order, and which exception decided', async () => {
  const { orderId, number } = await aSoldTicket(museum.database.owner, museum.client.clientId, {
    visitDate,
    visitTime: '14:30',
    orderNumber: 104877,
  });
  await page.getByRole('textbox', { name: 'Order or ticket' }).fill('Visser');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText('Fill in an order number or a ticket number').waitFor();
  await page.getByRole('textbox', { name: 'Order or ticket' }).fill('GT-104877');
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText(`Can be rebooked, to visits until ${written(addDays(visitDate, 90))}`).waitFor();
  await page.getByText(/0 of 2 times used/).waitFor();
  await page.getByText(/€5.00 for 1 ticket · exception Christmas holidays applies/).waitFor();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await museum.database.owner.query('update ticket set used_at = now() where order_id = $1', [orderId]);
  await page.getByRole('textbox', { name: 'Order or ticket' }).fill(number);
  await page.getByRole('button', { name: 'Check' }).click();
  await page.getByText(/ticket 1 was scanned and stays/).waitFor();
});

test('an exception that is removed holds until tomorrow, and is kept by one press', async () => {
  await act('Christmas holidays', 'Remove exception');
  await drawer().getByRole('button', { name: 'Remove exception' }).click();
  const row = exceptions().getByRole('row', { name: /Christmas holidays/ });
  await row.getByText('Ends at 00:00').waitFor();
  await act('Christmas holidays', 'Keep exception');
  await row.getByText('Published').waitFor();
  await act('Christmas holidays', 'Change');
  await drawer().getByRole('textbox', { name: 'Rebooking fee' }).fill('7');
  await drawer().getByRole('button', { name: 'Save exception' }).click();
  await exceptions().getByText('Changes at 00:00').waitFor();
  await exceptions().getByText('€7.00').waitFor();
});

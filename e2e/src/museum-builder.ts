import type { Page } from 'playwright-core';

export interface WeekdayTimes {
  days: string[];
  first: string;
  last: string;
  interval: string;
  limit: string;
}

/** The steps in which an operator builds a museum through the screens of the back office. */
export function museumBuilder(page: Page, foyerUrl: string) {
  const go = (path: string) => page.goto(`${foyerUrl}/cms${path}`);
  const dialog = () => page.getByRole('dialog');
  const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).first().click();
  const confirm = (name: string) => dialog().getByRole('button', { name, exact: true }).click();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const typed = (date: string) => date.split('-').reverse().join('-');
  const option = (name: string | RegExp) => page.getByRole('option', { name }).click();

  async function makeLocation(name: string): Promise<void> {
    await go('/new-settings/locations');
    await press('Create location');
    await dialog().getByLabel('Name').fill(name);
    await confirm('Create location');
    await heading(name);
  }

  /** A product that is sold without times is sold for a day. */
  async function makeProduct(name: string, location: string, isUnlimited = false): Promise<void> {
    await go('/products');
    await press(/Create product/);
    await dialog().getByLabel('Name').fill(name);
    await dialog().getByRole('combobox', { name: 'Locations' }).click();
    await option(location);
    await confirm('Create product');
    await heading(name);
    if (!isUnlimited) return;
    await page
      .getByRole('link', { name: /^Availability$/ })
      .last()
      .click();
    await page.getByRole('radiogroup', { name: 'Availability type' }).getByText('Unlimited').click();
    await dialog()
      .getByRole('combobox', { name: /^Ticket group .* becomes/ })
      .click();
    await option('Specific day');
    await confirm('Switch to unlimited');
    await page.getByText('Visitors choose no time.').waitFor();
  }

  async function addTicketType(
    product: string,
    name: string,
    price: string,
    minutes?: string,
  ): Promise<void> {
    await page.getByRole('link', { name: /^Ticket types/ }).click();
    await page.getByRole('link', { name: 'Create ticket type' }).first().click();
    await heading('Create ticket type');
    await page.getByRole('textbox', { name: 'Description' }).fill(name);
    await page.getByLabel('Selling price').fill(price);
    await page.getByText('No limit', { exact: true }).click();
    if (minutes) {
      await page.getByRole('textbox', { name: 'Duration in minutes' }).fill(minutes);
      await page.getByLabel('Block other timeslots', { exact: true }).check();
    }
    await press('Create ticket type');
    await heading(product);
  }

  /** Fills the times of the period that is open. */
  async function setTimes({ days, first, last, interval, limit }: WeekdayTimes): Promise<void> {
    await press('Set times');
    for (const name of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
      await dialog().getByLabel(name).setChecked(days.includes(name));
    await dialog().getByLabel('First start').fill(first);
    await dialog().getByLabel('Last start').fill(last);
    await dialog().getByLabel('Interval (minutes)').fill(interval);
    await dialog().getByLabel('Limit for all days').fill(limit);
    await confirm('Set times');
    await dialog().waitFor({ state: 'detached' });
  }

  async function addPeriod(name: string, from: string, until: string, priority: string): Promise<void> {
    await press('Add period');
    await dialog().getByLabel('Name').fill(name);
    await dialog().getByLabel('From').fill(typed(from));
    await dialog().getByLabel('Until').fill(typed(until));
    await dialog().getByLabel('Priority').fill(priority);
    await confirm('Add period');
    await dialog().waitFor({ state: 'detached' });
  }

  async function applyChange(): Promise<void> {
    await heading('What this change does');
    await press(/^Apply/);
    await heading('Change applied');
  }

  async function makeTimeslotGroup(title: string, product: string, fill: () => Promise<void>): Promise<void> {
    await go('/timeslotgroup');
    await press('Create timeslot group');
    await dialog().getByLabel('Title').fill(title);
    await dialog().getByRole('combobox', { name: 'Location' }).click();
    await option('Main building');
    await confirm('Create timeslot group');
    await heading(title);
    await fill();
    await press('Link');
    await dialog().getByRole('combobox', { name: 'Ticket groups' }).click();
    await option(product);
    await confirm('Link ticket groups');
    await dialog().waitFor({ state: 'detached' });
    await press('Review');
    await applyChange();
  }

  return {
    go,
    dialog,
    press,
    confirm,
    heading,
    typed,
    option,
    makeLocation,
    makeProduct,
    addTicketType,
    setTimes,
    addPeriod,
    applyChange,
    makeTimeslotGroup,
  };
}

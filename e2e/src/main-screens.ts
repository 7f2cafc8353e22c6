import type { Page } from 'playwright-core';

/** The lists and overviews that a manager opens from the menu. */
export const mainScreens = [
  ['the dashboard', '/'],
  ['orders', '/order-management'],
  ['products', '/products'],
  ['ticket groups', '/tickets'],
  ['timeslot groups', '/timeslotgroup'],
  ['availability', '/availability-scheduler'],
  ['all timeslots', '/group_timeslots-overzicht'],
  ['opening hours', '/openingstijden'],
  ['gates', '/ticketscannen'],
  ['channels', '/channel-management'],
  ['ticketstreets', '/ticketstreet'],
  ['the message queue', '/message-queue'],
  ['settings', '/new-settings'],
  ['accounts', '/gebruikers'],
  ['menu rights', '/menu-rights'],
  ['the audit log', '/audit-log'],
] as const;

/** Pages of one thing: the list that leads to it, and what its address holds. */
export const pagesOfOne = [
  ['a product', '/products', '/products/edit/'],
  ['a ticket group', '/tickets', '/tickets/'],
  ['an order', '/order-management', 'order='],
  ['a timeslot group', '/timeslotgroup', '/timeslotgroup/'],
  ['an account', '/gebruikers', '/account-edit/'],
] as const;

/** The path of the first link on the page whose address holds `part` and then an id, once there is one. */
export async function pathOfFirst(page: Page, part: string): Promise<string> {
  const found = await page.waitForFunction((of) => {
    const paths = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
    return paths.find((path) => new RegExp(`${of}[0-9a-f-]{36}`).test(path));
  }, part);
  return (await found.jsonValue()) ?? '';
}

import { expect, test } from 'vitest';
import { readTranslator } from './read-catalogue.ts';

/** The name of a menu item, the title of the page behind it and the first part of the breadcrumbs below that page. */
const names: [item: string, ...titles: string[]][] = [
  ['products', 'catalog.products.title'],
  ['tickets', 'catalog.groups.title', 'pricing.groups'],
  ['availability-scheduler', 'scheduler.title', 'change.scheduler'],
  ['timeslotgroup', 'scheduling.title'],
  ['openingstijden', 'venues.hours.title'],
  ['order-management', 'orders.list.title'],
  ['ticketscannen', 'scanning.title'],
  ['ticketstreet', 'channels.list.title'],
  ['message-queue', 'queue.title'],
  ['new-settings', 'settings.title'],
  ['administratie', 'administration.title'],
  ['gebruikers', 'accounts.list.title'],
  ['menu-rights', 'rights.title.page'],
  ['audit-log', 'audit.title'],
];

test.each(['nl', 'en'])(
  'in %s a page bears the name of its menu item, and so do the breadcrumbs below it',
  (language) => {
    const parts = names.flatMap(([, ...titles]) => titles.map((title) => title.split('.')[0] ?? ''));
    const { t } = readTranslator(language, ['menu', ...new Set(parts)]);
    const differing = names.flatMap(([item, ...titles]) =>
      titles.filter((title) => t(title) !== t(`menu.item.${item}`)),
    );
    expect(differing).toEqual([]);
  },
);

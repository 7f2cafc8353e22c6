import { defaultMenu } from '@foyer/domain/identity/default-menu.ts';
import { menuItemIds } from '@foyer/domain/identity/modules.ts';
import { describe, expect, it } from 'vitest';
import { addresses } from './addresses/addresses.ts';
import { exampleOf } from './addresses/example-of.ts';
import { findCurrentItem, findMarkedItem, homePath, sidebarItems, sidebarSections } from './sidebar-items.ts';

const everyScreen = () => true;
const entry = (id: string, itemPosition: number | null = null, groupName: string | null = null) => ({
  id,
  itemPosition,
  groupName,
});

describe('the sidebar', () => {
  it('follows the server: by position, an empty one first, unknown ids dropped, Beta marked', () => {
    const menu = [
      entry('products', 20, 'BETA'),
      entry('hacked', 5),
      entry('dashboard', 10),
      entry('exports'),
    ];
    expect(sidebarItems(menu, everyScreen)).toEqual([
      { id: 'exports', path: '/exports', beta: false },
      { id: 'dashboard', path: '/', beta: false },
      { id: 'products', path: '/products', beta: true },
    ]);
  });

  it('shows no door to a screen that does not exist', () => {
    const items = sidebarItems([entry('products'), entry('exports')], (path) => path === '/exports');
    expect(items.map((item) => item.id)).toEqual(['exports']);
  });

  it('sends an account that may not open the dashboard to the first screen, or to the first door while there is none', () => {
    const partner = [entry('ticketverkoop', 20), entry('ticketsearch', 10)];
    expect(homePath(partner, everyScreen)).toBe('/ticketsearch');
    expect(homePath(partner, (path) => path === '/ticketverkoop')).toBe('/ticketverkoop');
    expect(homePath([entry('discountcodes-and-vouchers')], () => false)).toBe('/discountcodes-and-vouchers');
    expect(homePath([], everyScreen)).toBeUndefined();
  });

  it('knows all thirty-five items', () => {
    const items = sidebarItems(
      menuItemIds.map((id) => entry(id)),
      everyScreen,
    );
    expect(items).toHaveLength(35);
  });

  it('shows a new museum’s menu in four sections', () => {
    const menu = defaultMenu('ClientUser').map(({ id, position }) => entry(id, position));
    const sections = sidebarSections(sidebarItems(menu, everyScreen));
    expect(sections.map(({ section }) => section)).toEqual(['today', 'catalogue', 'selling', 'insight']);
  });

  it('keeps the order that a museum saved: a section that it tears apart has no label, the others keep theirs', () => {
    const ids = ['products', 'order-management', 'exports', 'dashboard', 'tickets', 'ticketstreet'];
    const items = sidebarItems(
      ids.map((id, index) => entry(id, index + 1)),
      everyScreen,
    );
    const sections = sidebarSections(items).map(({ section, items: own }) => [
      section,
      own.map(({ id }) => id).join(' '),
    ]);
    expect(sections).toEqual([
      [null, 'products order-management'],
      ['insight', 'exports'],
      [null, 'dashboard tickets'],
      ['selling', 'ticketstreet'],
    ]);
  });

  it('marks the item of the first part of the address', () => {
    const items = sidebarItems([entry('dashboard'), entry('new-settings')], everyScreen);
    expect(findCurrentItem(items, '/')?.id).toBe('dashboard');
    expect(findCurrentItem(items, '/new-settings/locations')?.id).toBe('new-settings');
    expect(findCurrentItem(items, '/new-settings-old')).toBeUndefined();
    expect(findCurrentItem(items, '/instellingen/fees')?.id).toBe('new-settings');
  });

  it('marks Tickets on events and exhibitions, and the item of its module on every page without an item', () => {
    const items = sidebarItems(
      menuItemIds.map((id) => entry(id)),
      everyScreen,
    );
    expect(findMarkedItem(items, '/events/add')?.id).toBe('tickets');
    expect(findMarkedItem(items, '/exhibitions')?.id).toBe('tickets');
    expect(findMarkedItem(items, '/bezoekerlijst')?.id).toBe('timeslotgroup');
    for (const path of ['/audit-log', '/logo-aanpassen', '/pdfbackground-aanpassen'])
      expect(findMarkedItem(items, path)?.id, path).toBe('new-settings');
    const unmarked = addresses.filter(
      (address) =>
        menuItemIds.some((id) => id === address.module) && !findMarkedItem(items, exampleOf(address)),
    );
    expect(unmarked.map(({ path }) => path)).toEqual([]);
  });
});

import { type MenuSection, sectionOf } from '@foyer/domain/identity/menu-sections.ts';
import type { MenuItemId } from '@foyer/domain/identity/modules.ts';
import { doorsOfOneJob } from '@foyer/domain/identity/own-menu.ts';
import { findAddress } from './addresses/addresses.ts';
import { isMenuItemId, menuItemPath } from './menu-items.ts';

/** A menu item as the server sends it. */
export interface ConfiguredMenuItem {
  id: string;
  itemPosition: number | null;
  groupName: string | null;
}

export interface SidebarItem {
  id: MenuItemId;
  path: string;
  beta: boolean;
}

export interface SidebarSection {
  /** null = items without a label: the saved order has put others between those of their section. */
  section: MenuSection | null;
  items: SidebarItem[];
}

/**
 * What the sidebar shows of the configured menu: by ascending position (none counts as 0), without unknown ids
 * (specification 000, section 3), and without items whose screen does not exist.
 */
export function sidebarItems(
  menu: readonly ConfiguredMenuItem[],
  hasScreen: (path: string) => boolean,
): SidebarItem[] {
  return [...menu]
    .sort((a, b) => (a.itemPosition ?? 0) - (b.itemPosition ?? 0))
    .flatMap(({ id, groupName }) =>
      isMenuItemId(id) && hasScreen(menuItemPath(id))
        ? [{ id, path: menuItemPath(id), beta: groupName === 'BETA' }]
        : [],
    );
}

/**
 * The start page of an account without the dashboard: the first item, or, while the menu has no screen yet, its first
 * door, which says that it comes later. Undefined without a menu.
 */
export function homePath(
  menu: readonly ConfiguredMenuItem[],
  hasScreen: (path: string) => boolean,
): string | undefined {
  const [first] = sidebarItems(menu, hasScreen);
  return (first ?? sidebarItems(menu, () => true)[0])?.path;
}

/** The items in the saved order; a section has its label while its items are side by side (product.md, section 2). */
export function sidebarSections(items: readonly SidebarItem[]): SidebarSection[] {
  const runs: { section: MenuSection | undefined; items: SidebarItem[] }[] = [];
  for (const item of items) {
    const section = sectionOf(item.id);
    const last = runs.at(-1);
    if (last?.section === section) last?.items.push(item);
    else runs.push({ section, items: [item] });
  }
  const shown: SidebarSection[] = [];
  for (const { section = null, items: own } of runs) {
    const isWhole = runs.filter((run) => run.section === section).length === 1;
    const last = shown.at(-1);
    if (isWhole) shown.push({ section, items: own });
    else if (last?.section === null) last.items.push(...own);
    else shown.push({ section: null, items: [...own] });
  }
  return shown;
}

/** The item whose path is the first segment of the path, else another door of the same job. */
export function findCurrentItem(items: readonly SidebarItem[], path: string): SidebarItem | undefined {
  const first = `/${path.split('/')[1] ?? ''}`;
  const job = doorsOfOneJob.find((doors) => doors.some((id) => menuItemPath(id) === first)) ?? [];
  return items.find((item) => item.path === first) ?? items.find(({ id }) => job.includes(id));
}

/** Screens without an item of their own to which the settings lead. */
const screensOfSettings: readonly string[] = [
  'audit-log',
  'ticket-logo',
  'pdf-background',
  'transaction-fees',
];

/**
 * The item that leads to a page: its own, else the settings for what they lead to, else that of the module whose rights
 * guard it (events belong to Tickets).
 */
export function findMarkedItem(items: readonly SidebarItem[], path: string): SidebarItem | undefined {
  const own = findCurrentItem(items, path);
  const address = findAddress(path);
  if (own || !address) return own;
  const ofSettings = screensOfSettings.includes(address.screen) && findCurrentItem(items, '/new-settings');
  if (ofSettings) return ofSettings;
  const { module } = address;
  return module && isMenuItemId(module) ? findCurrentItem(items, menuItemPath(module)) : undefined;
}

import type { MenuItemId } from '@foyer/domain/identity/modules.ts';
import { isMenuItemId, type MenuSection, menuItemPath, menuItems } from './menu-items.ts';

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
  /** null = a list without heading: what is needed every day, or all of it. */
  section: Exclude<MenuSection, 'daily'> | null;
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

/** The items under section headings, or one flat list where the server's order tears a section apart. */
export function sidebarSections(items: readonly SidebarItem[]): SidebarSection[] {
  const sections: { section: MenuSection; items: SidebarItem[] }[] = [];
  for (const item of items) {
    const { section } = menuItems[item.id];
    const last = sections.at(-1);
    if (last?.section === section) last.items.push(item);
    else sections.push({ section, items: [item] });
  }
  const torn = new Set(sections.map(({ section }) => section)).size < sections.length;
  if (torn) return [{ section: null, items: [...items] }];
  return sections.map(({ section, items: own }) => ({
    section: section === 'daily' ? null : section,
    items: own,
  }));
}

/** The item whose path is the first segment of the path. */
export function findCurrentItem(items: readonly SidebarItem[], path: string): SidebarItem | undefined {
  const first = `/${path.split('/')[1] ?? ''}`;
  return items.find((item) => item.path === first);
}

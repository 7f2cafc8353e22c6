import type { MenuItemId } from './modules.ts';

/** Doors that lead to the same screens, each with rights of its own; the first is what a new menu shows. */
export const doorsOfOneJob: readonly (readonly MenuItemId[])[] = [
  ['order-management', 'ticketsearch'],
  ['gt-onderwijs', 'vgm-onderwijs'],
  ['new-settings', 'instellingen', 'settings', 'administratie'],
];

/**
 * The menu of one account: the configured one without what the account may not open (product.md, section 2). Where
 * the shown door of a job is not permitted, a permitted door replaces it: a sales partner finds its sales by
 * ticketsearch, although the menu shows only order-management. A job without any shown door stays hidden.
 */
export function ownMenu<Item extends { item: string }>(
  configured: readonly Item[],
  mayOpen: (item: string) => boolean,
): Item[] {
  const open = configured.filter(({ item }) => mayOpen(item));
  return configured.flatMap((entry) => {
    if (mayOpen(entry.item)) return [entry];
    const doors: readonly string[] =
      doorsOfOneJob.find((job) => job.some((door) => door === entry.item)) ?? [];
    if (open.some(({ item }) => doors.includes(item))) return [];
    const other = doors.find((door) => mayOpen(door));
    const isFirst = configured.find(({ item }) => doors.includes(item)) === entry;
    return other && isFirst ? [{ ...entry, item: other }] : [];
  });
}

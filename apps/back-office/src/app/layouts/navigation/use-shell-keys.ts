import type { MenuItemId } from '@foyer/domain/identity/modules.ts';
import { useSingleKeys } from '@foyer/ui/fields/single-keys.tsx';
import { useRef } from 'react';
import type { SidebarItem } from '../../sidebar-items.ts';
import { useNavigation } from '../../use-navigation.ts';

/** G and then one of these; the first item that the menu has is meant (design.md, section 7). */
export const goKeys: Record<string, readonly MenuItemId[]> = {
  d: ['dashboard'],
  p: ['products'],
  a: ['availability-scheduler'],
  t: ['timeslotgroup', 'group_timeslots-overzicht'],
  c: ['channel-management', 'ticketstreet'],
  o: ['order-management', 'ticketsearch'],
  s: ['statistieken-v2'],
  q: ['message-queue'],
};

/** How long after G the second key may come. */
const patienceMs = 1500;

/** The letter that leads to an item of this menu. */
export function goKeyOf(item: SidebarItem, items: readonly SidebarItem[]): string | undefined {
  return Object.keys(goKeys).find((letter) => findPlace(letter, items) === item);
}

function findPlace(letter: string, items: readonly SidebarItem[]): SidebarItem | undefined {
  const [first] = (goKeys[letter] ?? []).flatMap((id) => items.filter((item) => item.id === id));
  return first;
}

/** The keys that work on every page: G and a letter goes somewhere, `?` shows all of them. */
export function useShellKeys(items: readonly SidebarItem[], onShortcuts: () => void): void {
  const { navigate } = useNavigation();
  const goUntil = useRef(0);
  const follow = (letter: string, pressedAt: number) => {
    const waiting = pressedAt < goUntil.current;
    goUntil.current = 0;
    const place = waiting ? findPlace(letter, items) : undefined;
    if (place) navigate(place.path);
    return place !== undefined;
  };
  useSingleKeys({
    ...Object.fromEntries(
      Object.keys(goKeys).map((letter) => [
        letter,
        (event: KeyboardEvent) => follow(letter, event.timeStamp),
      ]),
    ),
    // By when the keys were pressed: a page that is busy hears them later.
    g: (event) => {
      goUntil.current = event.timeStamp + patienceMs;
      return true;
    },
    '?': () => {
      onShortcuts();
      return true;
    },
  });
}

import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconArrowRight } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { currentPreferences, onPreferencesChange } from '../../../session/preferences.ts';
import { useOwnAccount } from '../../../session/use-own-account.ts';
import type { Address } from '../../addresses/address.ts';
import { addresses, findAddress } from '../../addresses/addresses.ts';
import { menuIcons } from '../../menu-items.ts';
import { isAvailable } from '../../routing/screens.ts';
import type { SidebarItem } from '../../sidebar-items.ts';
import { goKeyOf } from '../navigation/use-shell-keys.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** Menu items, and the screens beside the menu, which have this and their neighbours as their only doors. */
export function usePalettePages(items: readonly SidebarItem[]): PaletteEntry[] {
  const { t } = useMessages();
  const { account } = useOwnAccount();
  const { singleKeys } = useSyncExternalStore(onPreferencesChange, currentPreferences);
  const mayOpen = ({ module }: Address) => account?.rights.some((right) => right.module === module);
  const inMenu = items.map((item) => {
    const key = singleKeys ? goKeyOf(item, items)?.toUpperCase() : undefined;
    return {
      path: item.path,
      icon: menuIcons[item.id],
      label: t(`menu.item.${item.id}`),
      keys: key ? ['G', key] : undefined,
    };
  });
  const seen = new Set(items.map((item) => findAddress(item.path)?.screen));
  const beside: PaletteEntry[] = [];
  for (const address of addresses) {
    const { path, screen } = address;
    if (path.includes('{') || seen.has(screen) || !isAvailable(address) || !mayOpen(address)) continue;
    seen.add(screen);
    beside.push({ path: path.replace(/-?\*$/, ''), icon: IconArrowRight, label: t(`areas.${screen}`) });
  }
  return [...inMenu, ...beside];
}

import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useHotkeys, useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { loadParts } from '../../../words/loaded-parts.ts';
import type { SidebarItem } from '../../sidebar-items.ts';
import { commandKey } from './command-key.ts';
import styles from './command-search.module.css';
import { commandSearchEvent } from './command-search-event.ts';

/** Its entries are named in the catalogue of areas. */
const CommandPalette = lazy(async () => {
  const [palette] = await Promise.all([import('./command-palette.tsx'), loadParts(['areas'])]);
  return palette;
});

interface CommandSearchProps {
  items: readonly SidebarItem[];
  onShortcuts: () => void;
}

/** The field in the header that opens the command search; the palette is fetched when it is first opened. */
export function CommandSearch({ items, onShortcuts }: CommandSearchProps) {
  const { t } = useMessages();
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  useHotkeys([['mod+K', open]], []);
  useWindowEvent(commandSearchEvent, open);
  return (
    <>
      <button type="button" className={styles.field} onClick={open} aria-haspopup="dialog">
        <IconSearch size={16} stroke={1.6} aria-hidden="true" />
        <span className={styles.hint}>{t('shell.search')}</span>
        <kbd className={styles.keys}>{commandKey === '⌘' ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <CommandPalette
            items={items}
            opened={opened}
            onClose={() => setOpened(false)}
            onShortcuts={onShortcuts}
          />
        </Suspense>
      )}
    </>
  );
}

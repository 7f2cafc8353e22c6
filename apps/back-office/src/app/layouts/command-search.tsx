import { useMessages } from '@foyer/ui/messages.tsx';
import { useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import type { SidebarItem } from '../sidebar-items.ts';
import styles from './command-search.module.css';

const CommandPalette = lazy(() => import('./command-palette.tsx'));

const onMac = /Mac|iPhone|iPad/.test(navigator.platform);

/** The field in the header that opens the command search; the palette is fetched when it is first opened. */
export function CommandSearch({ items }: { items: readonly SidebarItem[] }) {
  const { t } = useMessages();
  const [opened, setOpened] = useState(false);
  const [wanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpened(true);
  };
  useHotkeys([['mod+K', open]], []);
  return (
    <>
      <button type="button" className={styles.field} onClick={open} aria-haspopup="dialog">
        <IconSearch size={16} stroke={1.6} aria-hidden="true" />
        <span className={styles.hint}>{t('shell.search')}</span>
        <kbd className={styles.keys}>{onMac ? '⌘K' : 'Ctrl K'}</kbd>
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <CommandPalette items={items} opened={opened} onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </>
  );
}

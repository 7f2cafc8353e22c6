import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Drawer } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import type { SidebarItem } from '../../sidebar-items.ts';
import { AdminSwitcher } from '../for-admin.tsx';
import { openCommandSearch } from '../palette/command-search-event.ts';
import styles from './more-drawer.module.css';
import { SidebarList } from './sidebar.tsx';

interface MoreDrawerProps {
  items: readonly SidebarItem[];
  current: SidebarItem | undefined;
  opened: boolean;
  onClose: () => void;
}

/** What the bottom bar of a phone leaves out, below a way to search all of it. */
export default function MoreDrawer({ items, current, opened, onClose }: MoreDrawerProps) {
  const { t } = useMessages();
  const search = () => {
    onClose();
    openCommandSearch();
  };
  return (
    <Drawer opened={opened} onClose={onClose} title={t('shell.menu')} size="100%">
      <button type="button" className={styles.search} onClick={search} aria-haspopup="dialog">
        <IconSearch size={18} stroke={1.6} aria-hidden="true" />
        {t('shell.search')}
      </button>
      <AdminSwitcher />
      <SidebarList items={items} current={current} />
    </Drawer>
  );
}

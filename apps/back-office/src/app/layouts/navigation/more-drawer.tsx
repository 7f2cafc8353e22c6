import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Drawer } from '@mantine/core';
import type { SidebarItem } from '../../sidebar-items.ts';
import { AdminSwitcher } from '../for-admin.tsx';
import { SidebarList } from './sidebar.tsx';

interface MoreDrawerProps {
  items: readonly SidebarItem[];
  current: SidebarItem | undefined;
  opened: boolean;
  onClose: () => void;
}

/** The whole menu on a phone. */
export default function MoreDrawer({ items, current, opened, onClose }: MoreDrawerProps) {
  const { t } = useMessages();
  return (
    <Drawer opened={opened} onClose={onClose} title={t('shell.menu')} size="100%">
      <AdminSwitcher />
      <SidebarList items={items} current={current} />
    </Drawer>
  );
}

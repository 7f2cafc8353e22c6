import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useOwnAccount } from '../../../session/use-own-account.ts';
import type { SidebarItem } from '../../sidebar-items.ts';

/** The title of a menu item. Behind the door of the accounts Admins find the clients first. */
export function useItemTitle(): (item: SidebarItem) => string {
  const { t } = useMessages();
  const isAdmin = useOwnAccount().account?.__typename === 'Admin';
  return ({ id }) => (isAdmin && id === 'gebruikers' ? t('menu.clientsAndAccounts') : t(`menu.item.${id}`));
}

import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { Logout } from './use-logout.tsx';

export function LogoutButton({ ask, prepare }: Pick<Logout, 'ask' | 'prepare'>) {
  const { t } = useMessages();
  return (
    <ActionIcon aria-label={t('shell.logout')} onClick={ask} onMouseEnter={prepare} onFocus={prepare}>
      <IconLogout size={18} stroke={1.6} aria-hidden="true" />
    </ActionIcon>
  );
}

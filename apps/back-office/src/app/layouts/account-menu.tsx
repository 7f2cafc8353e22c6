import { useMessages } from '@foyer/ui/messages.tsx';
import { Menu, VisuallyHidden } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useOwnAccount } from '../../session/use-own-account.ts';
import styles from './account-menu.module.css';

/** Whoever is signed in, and the doors to what is their own. */
export function AccountMenu() {
  const { t } = useMessages();
  const navigate = useNavigate();
  const { account } = useOwnAccount();
  if (!account) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button type="button" className={styles.open}>
          <span className={styles.avatar} aria-hidden="true">
            {initialsOf(account.username)}
          </span>
          <VisuallyHidden>{t('shell.account.menu', { username: account.username })}</VisuallyHidden>
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{account.username}</Menu.Label>
        <Menu.Item
          leftSection={<IconKey size={16} stroke={1.6} aria-hidden="true" />}
          onClick={() => void navigate({ to: '/changepassword' as never })}
        >
          {t('shell.account.security')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** 'm.jansen' is MJ, 'reception' is RE. */
function initialsOf(username: string): string {
  const [first = '', second] = username.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return (second ? `${first.slice(0, 1)}${second.slice(0, 1)}` : first.slice(0, 2)).toUpperCase();
}

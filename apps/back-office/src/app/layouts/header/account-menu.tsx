import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ColorScheme, Density } from '@foyer/ui/theme/ui-provider.tsx';
import { Menu, VisuallyHidden } from '@mantine/core';
import { IconKey, IconKeyboard } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { changePreferences, currentPreferences, onPreferencesChange } from '../../../session/preferences.ts';
import { useOwnAccount } from '../../../session/use-own-account.ts';
import { useNavigation } from '../../use-navigation.ts';
import styles from './account-menu.module.css';

const colorSchemes: readonly ColorScheme[] = ['auto', 'light', 'dark'];
const densities: readonly Density[] = ['comfortable', 'standard', 'compact'];

/** The signed-in account: the doors to its own pages, and its preferences for the back office. */
export function AccountMenu({ onShortcuts }: { onShortcuts: () => void }) {
  const { t } = useMessages();
  const { navigate } = useNavigation();
  const { account } = useOwnAccount();
  const { colorScheme, density, singleKeys } = useSyncExternalStore(onPreferencesChange, currentPreferences);
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
          onClick={() => navigate('/changepassword')}
        >
          {t('shell.account.security')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{t('shell.colours')}</Menu.Label>
        <Menu.RadioGroup
          aria-label={t('shell.colours')}
          value={colorScheme}
          onChange={(value) => changePreferences({ colorScheme: colorSchemes.find((one) => one === value) })}
        >
          {colorSchemes.map((one) => (
            <Menu.RadioItem key={one} value={one}>
              {t(`shell.colours.${one}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Label>{t('shell.rows')}</Menu.Label>
        <Menu.RadioGroup
          aria-label={t('shell.rows')}
          value={density}
          onChange={(value) => changePreferences({ density: densities.find((one) => one === value) })}
        >
          {densities.map((one) => (
            <Menu.RadioItem key={one} value={one}>
              {t(`shell.rows.${one}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.CheckboxItem
          checked={singleKeys}
          onChange={(checked) => changePreferences({ singleKeys: checked })}
        >
          {t('shell.shortcuts.singleKeys')}
        </Menu.CheckboxItem>
        <Menu.Item
          leftSection={<IconKeyboard size={16} stroke={1.6} aria-hidden="true" />}
          onClick={onShortcuts}
        >
          {t('shell.shortcuts.title')}
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

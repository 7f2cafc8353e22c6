import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ColorScheme, Density } from '@foyer/ui/theme/ui-provider.tsx';
import { Menu, VisuallyHidden } from '@mantine/core';
import { IconHelpCircle, IconKey, IconKeyboard, IconLogout } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { Letters } from '../../../components/letters/letters.tsx';
import { lettersOf } from '../../../components/letters/letters-of.ts';
import { changePreferences, currentPreferences, onPreferencesChange } from '../../../session/preferences.ts';
import { useOwnAccount } from '../../../session/use-own-account.ts';
import { useNavigation } from '../../use-navigation.ts';
import styles from './account-menu.module.css';
import { InterfaceLanguages } from './interface-languages.tsx';

const colorSchemes: readonly ColorScheme[] = ['auto', 'light', 'dark'];
const densities: readonly Density[] = ['comfortable', 'standard', 'compact'];

interface AccountMenuProps {
  onShortcuts: () => void;
  /** Given on a phone, whose header has no place for language, help and log out. */
  phone: { helpUrl: string; locales: readonly string[]; onLogout: () => void } | undefined;
}

/** The signed-in account: the doors to its own pages, and its preferences for the back office. */
export function AccountMenu({ onShortcuts, phone }: AccountMenuProps) {
  const { t } = useMessages();
  const { navigate } = useNavigation();
  const { account } = useOwnAccount();
  const { colorScheme, density, singleKeys } = useSyncExternalStore(onPreferencesChange, currentPreferences);
  if (!account) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <button type="button" className={styles.open}>
          <Letters owner={account.username} letters={lettersOf(account.username)} />
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
        {phone && (
          <>
            <Menu.Divider />
            <Menu.Label>{t('shell.languageOfPages')}</Menu.Label>
            <InterfaceLanguages locales={phone.locales} />
          </>
        )}
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
        {phone ? (
          <PhoneItems helpUrl={phone.helpUrl} onLogout={phone.onLogout} />
        ) : (
          <KeyItems singleKeys={singleKeys} onShortcuts={onShortcuts} />
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

interface KeyItemsProps {
  singleKeys: boolean;
  onShortcuts: () => void;
}

function KeyItems({ singleKeys, onShortcuts }: KeyItemsProps) {
  const { t } = useMessages();
  return (
    <>
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
    </>
  );
}

function PhoneItems({ helpUrl, onLogout }: { helpUrl: string; onLogout: () => void }) {
  const { t } = useMessages();
  return (
    <>
      <Menu.Item
        component="a"
        href={helpUrl}
        target="_blank"
        rel="noopener noreferrer"
        leftSection={<IconHelpCircle size={16} stroke={1.6} aria-hidden="true" />}
      >
        {t('shell.help')}
      </Menu.Item>
      <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} aria-hidden="true" />} onClick={onLogout}>
        {t('shell.logout')}
      </Menu.Item>
    </>
  );
}

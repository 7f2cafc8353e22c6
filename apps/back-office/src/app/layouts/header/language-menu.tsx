import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Menu } from '@mantine/core';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { useLocale } from '../../../words/words-provider.tsx';
import { InterfaceLanguages } from './interface-languages.tsx';
import styles from './language-menu.module.css';

/** The languages that this person may choose; on a phone they are in the account menu. */
export function LanguageMenu({ locales }: { locales: readonly string[] }) {
  const { t } = useMessages();
  const { locale } = useLocale();
  return (
    <Menu>
      <Menu.Target>
        <button
          type="button"
          className={styles.open}
          aria-label={t('shell.language', { language: t(`its_own_locale_${locale}`) })}
        >
          <IconLanguage size={16} stroke={1.6} aria-hidden="true" />
          {t(`its_own_locale_${locale}`)}
          <IconChevronDown size={14} stroke={1.6} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <InterfaceLanguages locales={locales} />
      </Menu.Dropdown>
    </Menu>
  );
}

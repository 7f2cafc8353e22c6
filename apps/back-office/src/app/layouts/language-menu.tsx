import { useMessages } from '@foyer/ui/messages.tsx';
import { Menu } from '@mantine/core';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { asInterfaceLocale, type InterfaceLocale } from '../../words/locale-choice.ts';
import { useLocale } from '../../words/words-provider.tsx';
import { Flag } from './flag.tsx';
import styles from './language-menu.module.css';

interface LanguageMenuProps {
  /** The locales that this person may choose, in the form of configuration. */
  locales: readonly string[];
  /** Only the icon, on a phone. */
  compact?: boolean;
}

/** Each option shows its flag and its name, and is marked when it is the one in use. */
export function LanguageMenu({ locales, compact }: LanguageMenuProps) {
  const { t } = useMessages();
  const { locale, chooseLocale } = useLocale();
  const options = locales
    .map(asInterfaceLocale)
    .filter((option): option is InterfaceLocale => option !== null);
  const nameOf = (option: InterfaceLocale) => t(`its_own_locale_${option}`);
  return (
    <Menu>
      <Menu.Target>
        <button
          type="button"
          className={styles.open}
          aria-label={t('shell.language', { language: nameOf(locale) })}
        >
          <IconLanguage size={16} stroke={1.6} aria-hidden="true" />
          {!compact && (
            <>
              {nameOf(locale)}
              <IconChevronDown size={14} stroke={1.6} aria-hidden="true" />
            </>
          )}
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup
          value={locale}
          onChange={(value) => {
            const chosen = asInterfaceLocale(value);
            if (chosen) chooseLocale(chosen);
          }}
        >
          {options.map((option) => (
            <Menu.RadioItem key={option} value={option} closeMenuOnClick lang={option.slice(0, 2)}>
              <span className={styles.option}>
                <Flag locale={option} />
                {nameOf(option)}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Menu } from '@mantine/core';
import { IconChevronDown, IconLanguage } from '@tabler/icons-react';
import { asInterfaceLocale } from '../../../words/locale-choice.ts';
import { useLocale } from '../../../words/words-provider.tsx';
import { Flag } from './flag.tsx';
import styles from './language-menu.module.css';
import { languageOptions } from './language-options.ts';

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
  const options = languageOptions(locales, t);
  return (
    <Menu>
      <Menu.Target>
        <button
          type="button"
          className={styles.open}
          aria-label={t('shell.language', { language: t(`its_own_locale_${locale}`) })}
        >
          <IconLanguage size={16} stroke={1.6} aria-hidden="true" />
          {!compact && (
            <>
              {t(`its_own_locale_${locale}`)}
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
          {options.map(({ value, languageName, translatedName, flag }) => (
            <Menu.RadioItem key={value} value={value} closeMenuOnClick>
              <span className={styles.option}>
                <Flag country={flag} />
                <span lang={value.slice(0, 2)}>{languageName}</span>
                {translatedName !== languageName && (
                  <span className={styles.translated}>{translatedName}</span>
                )}
              </span>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

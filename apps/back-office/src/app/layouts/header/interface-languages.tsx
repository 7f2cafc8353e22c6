import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Menu } from '@mantine/core';
import { asInterfaceLocale } from '../../../words/locale-choice.ts';
import { useLocale } from '../../../words/words-provider.tsx';
import { Flag } from './flag.tsx';
import styles from './language-menu.module.css';
import { languageOptions } from './language-options.ts';

/** Each option shows its flag and its name, and is marked when it is the one in use. */
export function InterfaceLanguages({ locales }: { locales: readonly string[] }) {
  const { t } = useMessages();
  const { locale, chooseLocale } = useLocale();
  return (
    <Menu.RadioGroup
      aria-label={t('shell.languageOfPages')}
      value={locale}
      onChange={(value) => {
        const chosen = asInterfaceLocale(value);
        if (chosen) chooseLocale(chosen);
      }}
    >
      {languageOptions(locales, t).map(({ value, languageName, translatedName, flag }) => (
        <Menu.RadioItem key={value} value={value} closeMenuOnClick>
          <span className={styles.option}>
            <Flag country={flag} />
            <span lang={value.slice(0, 2)}>{languageName}</span>
            {translatedName !== languageName && <span className={styles.translated}>{translatedName}</span>}
          </span>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

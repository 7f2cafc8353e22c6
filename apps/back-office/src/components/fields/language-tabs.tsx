import { useMessages } from '@foyer/ui/states/messages.tsx';
import clsx from 'clsx';
import styles from './language-tabs.module.css';

interface LanguageTabsProps {
  /** The default language first. */
  languages: readonly string[];
  chosen: string;
  onChoose: (language: string) => void;
  /** Whether the texts of a language are complete. */
  isComplete: (language: string) => boolean;
}

/** The languages of a text: a filled dot when complete, a ring when not; the default one named at the end. */
export function LanguageTabs({ languages, chosen, onChoose, isComplete }: LanguageTabsProps) {
  const { t } = useMessages();
  const [defaultLanguage = ''] = languages;
  return (
    <div className={styles.bar}>
      <fieldset className={styles.tabs} aria-label={t('content.languages')}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={language}
            className={styles.tab}
            aria-pressed={language === chosen}
            onClick={() => onChoose(language)}
          >
            <span className={clsx(styles.mark, isComplete(language) && styles.complete)} aria-hidden="true" />
            {ownNameOfLanguage(language)}
            <span className={styles.hidden}>
              {isComplete(language) ? t('content.complete') : t('content.incomplete')}
            </span>
          </button>
        ))}
      </fieldset>
      <span className={styles.note}>
        {t('content.defaultLanguage', { language: ownNameOfLanguage(defaultLanguage) })}
      </span>
    </div>
  );
}

/** A language's name in itself: 'Nederlands', 'Français'. */
export function ownNameOfLanguage(language: string): string {
  if (language === '') return '';
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconAlertTriangle } from '@tabler/icons-react';
import clsx from 'clsx';
import { use } from 'react';
import { FailedTryContext, useOpenErring } from '../edit-page/failed-try.ts';
import styles from './language-tabs.module.css';

interface LanguageTabsProps {
  /** The default language first. */
  languages: readonly string[];
  chosen: string;
  onChoose: (language: string) => void;
  /** Whether the texts of a language are complete. */
  isComplete: (language: string) => boolean;
  /** Those in which a text could not be saved. */
  erring: readonly string[];
}

/**
 * The languages of a text: a filled dot when complete, a ring when not; the default one named at the end. One that could
 * not be saved is marked; a refused save opens the first of them.
 */
export function LanguageTabs({ languages, chosen, onChoose, isComplete, erring }: LanguageTabsProps) {
  const { t } = useMessages();
  useOpenErring(use(FailedTryContext), erring, chosen, onChoose);
  const stateOf = (language: string) => {
    if (erring.includes(language)) return 'errors';
    return isComplete(language) ? 'complete' : 'incomplete';
  };
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
            {stateOf(language) === 'errors' ? (
              <IconAlertTriangle className={styles.erring} size={14} stroke={1.8} aria-hidden="true" />
            ) : (
              <span
                className={clsx(styles.mark, isComplete(language) && styles.complete)}
                aria-hidden="true"
              />
            )}
            {ownNameOfLanguage(language)}
            <span className={styles.hidden}>{t(`content.${stateOf(language)}`)}</span>
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

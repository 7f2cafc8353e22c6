import { clientLocales, writtenForm } from '@foyer/domain/settings/client-locales.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, NativeSelect } from '@mantine/core';
import type { LanguageChoice } from './setting-forms.ts';
import styles from './setting-row.module.css';
import { useSettingWords } from './use-setting-words.ts';

interface LanguagesControlProps {
  label: string;
  value: readonly LanguageChoice[];
  error?: string;
  hasForms: (locale: string) => boolean;
  onChange: (value: LanguageChoice[]) => void;
}

/** Which languages the client offers, and for each whether visitors are addressed formally. */
export function LanguagesControl({ label, value, error, hasForms, onChange }: LanguagesControlProps) {
  const { t } = useMessages();
  const { localeName } = useSettingWords();
  const chosen = new Map(value.map(({ locale, form }) => [locale, form]));
  const set = (changes: Map<string, string>) =>
    onChange(
      clientLocales.flatMap((locale) => {
        const form = changes.get(locale);
        return form === undefined ? [] : [{ locale, form }];
      }),
    );
  return (
    <fieldset className={styles.languages} aria-invalid={error ? true : undefined} tabIndex={-1}>
      <legend className={styles.hidden}>{label}</legend>
      {error && <p className={styles.error}>{error}</p>}
      {clientLocales.map((locale) => {
        const form = chosen.get(locale);
        return (
          <div key={locale} className={styles.language}>
            <Checkbox
              label={localeName(locale)}
              checked={form !== undefined}
              onChange={(event) => {
                const next = new Map(chosen);
                if (event.currentTarget.checked) next.set(locale, writtenForm(locale));
                else next.delete(locale);
                set(next);
              }}
            />
            {form !== undefined && hasForms(locale) && (
              <NativeSelect
                aria-label={t('settings.form.label', { language: localeName(locale) })}
                value={form}
                onChange={(event) => set(new Map(chosen).set(locale, event.currentTarget.value))}
                data={[
                  { value: 'informal', label: t('settings.form.informal') },
                  { value: 'formal', label: t('settings.form.formal') },
                ]}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

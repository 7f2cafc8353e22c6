import { parseLocale } from '@foyer/i18n/locales.ts';
import { asInterfaceLocale, type InterfaceLocale } from '../../../words/locale-choice.ts';

export interface LanguageOption {
  /** In the language itself: people who cannot read the page find their own. */
  languageName: string;
  /** In the language of the page. */
  translatedName: string;
  /** The country suffix of the locale. */
  flag: string;
  value: InterfaceLocale;
}

/** The locales that a person may choose, as options; those that the back office is not written in are left out. */
export function languageOptions(locales: readonly string[], t: (key: string) => string): LanguageOption[] {
  return locales.flatMap((code) => {
    const value = asInterfaceLocale(code);
    if (!value) return [];
    return [
      {
        value,
        languageName: t(`its_own_locale_${value}`),
        translatedName: t(`desired_locale_${parseLocale(value)}`),
        flag: value.slice(-2),
      },
    ];
  });
}

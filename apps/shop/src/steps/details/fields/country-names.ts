import { useMemo } from 'react';
import { useTexts } from '../../../app/texts.tsx';

/** The names of countries in the visitor's language, and their order in it. */
export function useCountryNames() {
  const { language } = useTexts();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    const { compare } = new Intl.Collator(language);
    return { of: (code: string) => names.of(code) ?? code, compare };
  }, [language]);
}

import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useMemo } from 'react';

/** The name of a language in the language of the back office, with a capital: 'German', 'Duits'. */
export function useLanguageName(): (code: string) => string {
  const { intlLocale } = useMessages();
  const names = useMemo(() => new Intl.DisplayNames(intlLocale, { type: 'language' }), [intlLocale]);
  return (code) => {
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(intlLocale) + name.slice(1);
  };
}

import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { languageOf } from '@foyer/i18n/locales.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useClientFacts } from '../use-client-facts.ts';

/** In which language staff read texts for visitors: their own where the client holds it, else the default one. */
export function useStaffLanguage(): ContentLanguage | undefined {
  const { locale } = useMessages();
  const languages = useClientFacts()?.contentLanguages;
  const own = languageOf(locale);
  return languages?.find((language) => language === own) ?? languages?.[0];
}

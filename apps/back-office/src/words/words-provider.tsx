import type { Translator } from '@foyer/i18n/translator.ts';
import type { LinkProps } from '@foyer/ui/link.tsx';
import { UiProvider } from '@foyer/ui/theme/ui-provider.tsx';
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { logError } from '../session/log-error.ts';
import { changeColumns, currentPreferences, onPreferencesChange } from '../session/preferences.ts';
import { loadTranslator } from './loaded-parts.ts';
import { type InterfaceLocale, storeLocale } from './locale-choice.ts';

interface LocaleState {
  locale: InterfaceLocale;
  /** Shows the app in another language and stores the choice on this device. */
  chooseLocale: (locale: InterfaceLocale) => void;
  /** Shows the app in another language without remembering it: the client's default. Answers once it is shown. */
  applyLocale: (locale: InterfaceLocale) => Promise<void>;
}

const LocaleContext = createContext<LocaleState | null>(null);

interface WordsProviderProps {
  initial: { locale: InterfaceLocale; translator: Translator };
  /** Another language is shown: what was answered in the former one is old. */
  onLanguage?: () => void;
  /** The link inside the app. */
  link: ComponentType<LinkProps>;
  children: ReactNode;
}

/** The chosen language and look for everything below; the old language stays until the new texts are there. */
export function WordsProvider({ initial, onLanguage, link, children }: WordsProviderProps) {
  const [shown, setShown] = useState(initial);
  const preferences = useSyncExternalStore(onPreferencesChange, currentPreferences);
  const applyLocale = useCallback(async (locale: InterfaceLocale) => {
    const translator = await loadTranslator(locale);
    // The language that is shown already is no other one: nothing is fetched for it.
    setShown((before) => (before.locale === locale ? before : { locale, translator }));
  }, []);
  const chooseLocale = useCallback(
    (locale: InterfaceLocale) => {
      storeLocale(locale);
      applyLocale(locale).catch(logError);
    },
    [applyLocale],
  );
  // Before the first call, which says it.
  useLayoutEffect(() => {
    document.documentElement.lang = shown.translator.locale;
    if (shown !== initial) onLanguage?.();
  }, [shown, initial, onLanguage]);
  const state = useMemo(
    () => ({ locale: shown.locale, chooseLocale, applyLocale }),
    [shown.locale, chooseLocale, applyLocale],
  );
  return (
    <LocaleContext.Provider value={state}>
      <UiProvider
        preferences={preferences}
        onColumns={changeColumns}
        translator={shown.translator}
        link={link}
      >
        {children}
      </UiProvider>
    </LocaleContext.Provider>
  );
}

export function useLocale(): LocaleState {
  const state = useContext(LocaleContext);
  if (!state) throw new Error('useLocale needs a WordsProvider above it');
  return state;
}

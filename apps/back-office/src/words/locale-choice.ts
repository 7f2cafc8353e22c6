import { interfaceLocales, isSupportedLocale, parseLocale, toUnderscore } from '@foyer/i18n/locales.ts';
import { logError } from '../session/log-error.ts';
import { storedItems } from '../session/sign-in/token-store.ts';

export type InterfaceLocale = (typeof interfaceLocales)[number];

/** The locale that the person chose on this device, in the form of configuration. */
export function findStoredLocale(): InterfaceLocale | null {
  return readStoredLocale(localStorage.getItem(storedItems.locale));
}

/** A supported locale that the back office is not held in is read as its nearest one: 'en-GB' as en_US (product.md, section 3). */
export function readStoredLocale(code: string | null): InterfaceLocale | null {
  if (!code) return null;
  if (isSupportedLocale(code)) return nearestInterfaceLocale(code);
  logError(new Error(`Locale ${code} is not supported`));
  return null;
}

export function storeLocale(locale: InterfaceLocale): void {
  localStorage.setItem(storedItems.locale, locale);
}

/** A locale code in either form as one that can be chosen for the back office; null for any other. */
export function asInterfaceLocale(code: string | null | undefined): InterfaceLocale | null {
  if (!code || !isSupportedLocale(code)) return null;
  const underscore = toUnderscore(parseLocale(code));
  return interfaceLocales.find((locale) => locale === underscore) ?? null;
}

/** What the back office is shown in for any of the locales: Dutch for its variants, English for all others (product.md, section 3). */
export function nearestInterfaceLocale(code: string): InterfaceLocale {
  return /^nl\b|^nl_|[-_]nl$/i.test(code) ? 'nl_NL' : 'en_US';
}

/** Before sign-in: the stored choice, else what the browser asks for, else English. */
export function firstLocale(): InterfaceLocale {
  const wanted = navigator.languages.map((code) =>
    /^nl\b/i.test(code) ? 'nl_NL' : /^en\b/i.test(code) ? 'en_US' : null,
  );
  return findStoredLocale() ?? wanted.find((locale) => locale !== null) ?? 'en_US';
}

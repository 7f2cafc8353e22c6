import locales from '@foyer/i18n/catalogues/en/base/locales.json';
import ui from '@foyer/i18n/catalogues/en/base/ui.json';
import session from '@foyer/i18n/catalogues/en/session.json';
import type { Messages } from '@foyer/i18n/translator.ts';

/** What the sign-in page needs too, in English. */
export const messages: Messages = { ...locales, ...ui, ...session };

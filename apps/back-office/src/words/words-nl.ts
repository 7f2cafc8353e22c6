import locales from '@foyer/i18n/catalogues/nl/base/locales.json';
import ui from '@foyer/i18n/catalogues/nl/base/ui.json';
import session from '@foyer/i18n/catalogues/nl/session.json';
import type { Messages } from '@foyer/i18n/translator.ts';

/** What the sign-in page needs too, in Dutch. */
export const messages: Messages = { ...locales, ...ui, ...session };

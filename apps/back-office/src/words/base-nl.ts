import menu from '@foyer/i18n/catalogues/nl/base/menu.json';
import shell from '@foyer/i18n/catalogues/nl/base/shell.json';
import type { Messages } from '@foyer/i18n/translator.ts';

/** What every page around a sign-in needs, in Dutch. */
export const messages: Messages = { ...menu, ...shell };

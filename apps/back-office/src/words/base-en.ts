import menu from '@foyer/i18n/catalogues/en/base/menu.json';
import shell from '@foyer/i18n/catalogues/en/base/shell.json';
import type { Messages } from '@foyer/i18n/translator.ts';

/** What every page around a sign-in needs, in English. */
export const messages: Messages = { ...menu, ...shell };

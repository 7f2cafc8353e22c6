import type { Messages } from '@foyer/i18n/translator.ts';

const parts = import.meta.glob<Messages>(
  [
    '../../../../packages/i18n/src/catalogues/en/*.json',
    '!**/shop.json',
    '!**/mail.json',
    '!**/eticket.json',
    '!**/scanner.json',
  ],
  { eager: true, import: 'default' },
);

/** All English texts of the back office: one chunk, fetched when English is chosen. */
export const messages: Messages = Object.assign({}, ...Object.values(parts));

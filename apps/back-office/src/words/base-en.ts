import type { Messages } from '@foyer/i18n/translator.ts';

const parts = import.meta.glob<Messages>('../../../../packages/i18n/src/catalogues/en/base/*.json', {
  eager: true,
  import: 'default',
});

/** What every page needs, in English. */
export const messages: Messages = Object.assign({}, ...Object.values(parts));

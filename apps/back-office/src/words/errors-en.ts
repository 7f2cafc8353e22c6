import type { Messages } from '@foyer/i18n/translator.ts';

const parts = import.meta.glob<Messages>('../../../../packages/i18n/src/catalogues/en/errors/*.json', {
  eager: true,
  import: 'default',
});

/** The words of every refusal, in English. */
export const messages: Messages = Object.assign({}, ...Object.values(parts));

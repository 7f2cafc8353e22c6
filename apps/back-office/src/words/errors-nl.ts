import type { Messages } from '@foyer/i18n/translator.ts';

const parts = import.meta.glob<Messages>('../../../../packages/i18n/src/catalogues/nl/errors/*.json', {
  eager: true,
  import: 'default',
});

/** The words of every refusal, in Dutch. */
export const messages: Messages = Object.assign({}, ...Object.values(parts));

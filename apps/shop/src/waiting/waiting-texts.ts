import type { Messages } from '@foyer/i18n/translator.ts';
import { addTextFiles, salesParts } from '../app/texts.tsx';

// Named here, so that the first page does not carry the names of the files.
addTextFiles(
  import.meta.glob<Messages>('../../../../packages/i18n/src/catalogues/*/visitors/waiting.json', {
    import: 'default',
  }),
);

/** What is said while a visitor waits. */
export const waitingParts = [...salesParts, 'waiting'];

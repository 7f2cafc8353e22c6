import type { Messages } from '@foyer/i18n/translator.ts';
import { addTextFiles, checkoutParts } from '../app/texts.tsx';

// Named here, so that the first page does not carry the names of the files.
addTextFiles(
  import.meta.glob<Messages>(
    '../../../../packages/i18n/src/catalogues/*/{visitors/gift-ticket,errors/errors-gift-tickets}.json',
    { import: 'default' },
  ),
);

/** What the pages of a present say besides. */
export const presentParts = [...checkoutParts, 'gift-ticket', 'errors-gift-tickets'];

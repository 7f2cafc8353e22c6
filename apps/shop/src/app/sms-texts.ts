import type { Messages } from '@foyer/i18n/translator.ts';
import { addTextFiles, salesParts } from './texts.tsx';

// Named here, so that the first page does not carry the names of the files.
addTextFiles(
  import.meta.glob<Messages>('../../../../packages/i18n/src/catalogues/*/visitors/sms.json', {
    import: 'default',
  }),
);

/** What the check of a phone number says besides. */
export const smsParts = [...salesParts, 'sms'];

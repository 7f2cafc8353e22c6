import type { Messages } from '@foyer/i18n/translator.ts';
import { useSyncExternalStore } from 'react';
import { addTextFiles } from '../app/texts.tsx';

// Named here, so that the first page does not carry the names of the files.
addTextFiles(
  import.meta.glob<Messages>('../../../../packages/i18n/src/catalogues/*/visitors/kiosk.json', {
    import: 'default',
  }),
);

export const kioskParts = ['kiosk'];
export const kioskFootParts = ['page-foot', 'kiosk'];

/** The language of the page, for what is drawn beside it. */
export function usePageLanguage(): string {
  return useSyncExternalStore(
    (listener) => {
      const observer = new MutationObserver(listener);
      observer.observe(document.documentElement, { attributeFilter: ['lang'] });
      return () => observer.disconnect();
    },
    () => document.documentElement.lang || 'en',
  );
}

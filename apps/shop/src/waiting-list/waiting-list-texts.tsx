import type { Messages } from '@foyer/i18n/translator.ts';
import type { ReactNode } from 'react';
import { addTextFiles, salesParts, TextsProvider } from '../app/texts.tsx';

// Named here, so that the first page does not carry the names of the files.
addTextFiles(
  import.meta.glob<Messages>(
    '../../../../packages/i18n/src/catalogues/*/{visitors/waiting-list,errors/errors-waiting-list}.json',
    { import: 'default' },
  ),
);

const parts = [...salesParts, 'waiting-list', 'errors-waiting-list', 'errors-checkout'];

/** The words of the waiting list, beside those of the page. */
export function WaitingListTexts({
  language,
  otherForms,
  children,
}: {
  language: string;
  /** Left out, those of the page around it. */
  otherForms?: readonly string[] | undefined;
  children: ReactNode;
}) {
  return (
    <TextsProvider language={language} parts={parts} otherForms={otherForms}>
      {children}
    </TextsProvider>
  );
}

import type { ReactNode } from 'react';
import { changeParts, TextsProvider, useTexts } from '../../app/texts.tsx';

/** The words of changes, which only those read who can change something. */
export function ChangeTexts({ children }: { children: ReactNode }) {
  const { language } = useTexts();
  return (
    <TextsProvider language={language} parts={changeParts}>
      {children}
    </TextsProvider>
  );
}

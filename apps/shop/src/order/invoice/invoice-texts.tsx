import type { ReactNode } from 'react';
import { invoiceParts, TextsProvider, useTexts } from '../../app/texts.tsx';

/** The words of invoices, which only those read who ask for one. */
export function InvoiceTexts({ children }: { children: ReactNode }) {
  const { language } = useTexts();
  return (
    <TextsProvider language={language} parts={invoiceParts}>
      {children}
    </TextsProvider>
  );
}

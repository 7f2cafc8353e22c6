import PDFDocument from 'pdfkit';
import { expect, test, vi } from 'vitest';
import { renderPersonPdf } from './person-pdf.ts';

test('a file about a visitor that is made half past midnight carries the date of the museum', async () => {
  const written = vi.spyOn(PDFDocument.prototype, 'text');
  const about = {
    name: 'Getij',
    at: new Date('2026-06-30T22:30:00Z'),
    timeZone: 'Europe/Amsterdam',
    query: 'anna.visser@example.com',
  };
  await renderPersonPdf(about, {}, 'en');
  const text = written.mock.calls.map(([line]) => line).join('\n');
  expect(text).toContain('01-07-2026');
  written.mockRestore();
});

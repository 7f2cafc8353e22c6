import { buffer } from 'node:stream/consumers';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { personDataKinds } from '@foyer/domain/privacy/person-data-kinds.ts';
import { formatDate } from '@foyer/i18n/format-date.ts';
import { readTranslator } from '@foyer/i18n/read-catalogue.ts';
import PDFDocument from 'pdfkit';
import type { PersonRecords } from '../person-data/index.ts';
import { fontOf, makePrintable, openTicketFonts } from '../tickets/index.ts';

/** What is held about a person, to be read by that person: each kind with its records, one value a line. */
export async function renderPersonPdf(
  about: { name: string; at: Date; timeZone: string; query: string },
  records: PersonRecords,
  locale: string,
): Promise<Buffer> {
  const { t, has, intlLocale } = readTranslator(locale, ['visitor-data']);
  const fonts = openTicketFonts();
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 56,
    pdfVersion: '1.7',
    lang: intlLocale,
    displayTitle: true,
    font: undefined,
    info: { Title: t('visitor-data.pdf.title'), Author: about.name, Producer: 'Foyer', Creator: 'Foyer' },
  });
  const written = buffer(pdf);
  const write = (text: string, size: number, font = fonts.regular) => {
    const chosen = fontOf(text, font);
    pdf.font(chosen).fontSize(size).text(makePrintable(text, chosen));
  };
  write(t('visitor-data.pdf.title'), 18, fonts.bold);
  pdf.moveDown(0.3);
  write(
    t('visitor-data.pdf.about', {
      person: about.query,
      client: about.name,
      date: formatDate(localDateAt(about.at, about.timeZone)),
    }),
    10,
  );
  for (const kind of personDataKinds) {
    const rows = records[kind] ?? [];
    if (rows.length === 0) continue;
    pdf.moveDown(1.2);
    write(`${t(`visitor-data.kind.${kind}`)} (${rows.length})`, 13, fonts.bold);
    for (const row of rows) {
      pdf.moveDown(0.5);
      for (const [name, value] of Object.entries(row)) {
        if (value === null || value === '') continue;
        const label = `visitor-data.value.${name}`;
        write(`${has(label) ? t(label) : name}: ${value}`, 9.5);
      }
    }
  }
  pdf.end();
  return written;
}

import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { type PageTags, startTags } from './page-tags.ts';
import { makeTicketPen, type TicketPen } from './ticket-pen.ts';

/** What a document is drawn with; it has no page yet. */
export interface TaggedPdf {
  readonly pdf: PDFKit.PDFDocument;
  readonly pen: TicketPen;
  readonly tags: PageTags;
}

/** A PDF on A4 without margins that is tagged (PDF/UA): a reader that hears it hears what everything is. */
export async function writeTaggedPdf(
  { intlLocale, title, author }: { intlLocale: string; title: string; author: string },
  draw: (into: TaggedPdf) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    // a subset that the types of pdfkit do not know yet
    subset: 'PDF/UA' as never,
    tagged: true,
    lang: intlLocale,
    displayTitle: true,
    // the built-in default font would be read from disk for every document
    font: undefined,
    info: { Title: title, Author: author, Producer: 'Foyer', Creator: 'Foyer' },
  });
  const written = buffer(pdf);
  const tags = startTags(pdf);
  draw({ pdf, pen: makeTicketPen(pdf), tags });
  tags.end();
  pdf.end();
  return await written;
}

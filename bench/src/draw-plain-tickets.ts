import { type ETicketDocument, makeQrModules, openTicketFonts } from '@foyer/server/modules/tickets/index.ts';
import PDFDocument from 'pdfkit';

const mm = (value: number) => (value * 72) / 25.4;
const black = '#12263A';

/** What the page of an e-ticket says: its text, where, how large, and what a screen reader takes it for. */
const texts: readonly [text: string, x: number, y: number, size: number, isBold: boolean, type: string][] = [
  ['Getij', 12.7, 7.2, 17, true, 'P'],
  ['Havenstad', 12.7, 15.2, 11, false, 'P'],
  ['E-ticket 1 of 2', 171, 8, 11, true, 'P'],
  ['Order GT-104903', 168, 14.2, 11, false, 'P'],
  ['Salt & Light', 12.7, 92, 31, true, 'H1'],
  ['Getij', 12.7, 106.5, 14, false, 'P'],
  ['Date', 16.7, 122.8, 9.5, false, 'P'],
  ['Sunday 22-11-2026', 16.7, 127.4, 13, true, 'P'],
  ['Timeslot', 83, 122.8, 9.5, false, 'P'],
  ['15:30', 83, 127.4, 13, true, 'P'],
  ['Ticket', 118, 122.8, 9.5, false, 'P'],
  ['Adult', 118, 127.4, 13, true, 'P'],
  ['Price', 168, 122.8, 9.5, false, 'P'],
  ['€17.50', 168, 127.4, 13, true, 'P'],
  ['Show this code at the gate', 76.7, 153, 13, true, 'H2'],
  ['On your phone or printed. One scan lets one person in. Turn up your', 76.7, 160, 10.5, false, 'P'],
  ['screen brightness.', 76.7, 165, 10.5, false, 'P'],
  ['Booked by', 76.7, 182, 9.5, false, 'P'],
  ['Anna Visser', 76.7, 187, 11, true, 'P'],
  ['Your visit', 12.7, 224, 13, true, 'H2'],
  ['Arrive at the entrance at 15:30', 17.2, 231, 10.5, false, 'LBody'],
  ['The visit takes about 75 minutes', 17.2, 236, 10.5, false, 'LBody'],
  ['One ticket lets one person in, once', 17.2, 241, 10.5, false, 'LBody'],
  ['Keep the code to yourself: only the first', 17.2, 246, 10.5, false, 'LBody'],
  ['scan is valid', 17.2, 251, 10.5, false, 'LBody'],
  ['Getting here', 110, 224, 13, true, 'H2'],
  ['Getij', 110, 231, 10.5, false, 'P'],
  ['Havenkade 1', 110, 236, 10.5, false, 'P'],
  ['4001 AB Havenstad', 110, 241, 10.5, false, 'P'],
  ['Questions? tickets@getij.example', 12.7, 284, 9, false, 'P'],
  ['9% VAT included', 175, 284, 9, false, 'P'],
];

/**
 * The floor: the page of a ticket with plain pdfkit. Texts have fixed places, in fonts that are open,
 * the squares of the codes are known, and each text has its tag. Nothing is measured, chosen, translated or checked.
 */
export function drawPlainTickets(order: ETicketDocument): () => Promise<Buffer> {
  const fonts = openTicketFonts();
  const codes = order.tickets.map(({ code, ticketNumber }) => ({ ticketNumber, squares: squaresOf(code) }));
  return async () => {
    const pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      autoFirstPage: false,
      pdfVersion: '1.7',
      tagged: true,
      lang: 'en-GB',
      displayTitle: true,
      font: undefined,
      info: { Title: 'E-tickets' },
    });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    const written = new Promise<Buffer>((resolve, reject) => {
      pdf.once('end', () => resolve(Buffer.concat(chunks)));
      pdf.once('error', reject);
    });
    pdf.registerFont('regular', fonts.regular);
    pdf.registerFont('bold', fonts.bold);
    const root = pdf.struct('Document');
    pdf.addStructure(root);
    for (const { ticketNumber, squares } of codes) {
      pdf.addPage();
      const write = (text: string, x: number, y: number, size: number, isBold: boolean, type: string) => {
        const content = pdf.markStructureContent(type);
        pdf.font(isBold ? 'bold' : 'regular', size).fillColor(black);
        pdf.text(text, mm(x), mm(y), { lineBreak: false });
        pdf.endMarkedContent();
        root.add(pdf.struct(type, {}, content));
      };
      drawDecoration(pdf);
      for (const text of texts) write(...text);
      write(ticketNumber, 76.7, 174, 16, true, 'P');
      const content = pdf.markStructureContent('Figure');
      for (const [x, y, width] of squares) {
        pdf.rect(mm(12.7 + x * 1.4865), mm(152 + y * 1.4865), mm(width * 1.4865), mm(1.4865));
      }
      pdf.fill('#000000').endMarkedContent();
      root.add(pdf.struct('Figure', { alt: `Code of ticket ${ticketNumber}` }, content));
    }
    root.end();
    pdf.end();
    return written;
  };
}

/** Waves, box, fold line and dots. */
function drawDecoration(pdf: PDFKit.PDFDocument): void {
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf.rect(0, mm(25.4), mm(210), mm(62.3)).fillOpacity(0.16).fill('#C2402A');
  pdf.circle(mm(152), mm(53.7), mm(24)).fillOpacity(0.9).fill('#C2402A');
  for (const top of [63.7, 72.7]) {
    pdf.moveTo(0, mm(top)).bezierCurveTo(mm(50), mm(top - 7), mm(80), mm(top + 7), mm(120), mm(top));
    pdf.bezierCurveTo(mm(150), mm(top - 5), mm(180), mm(top - 3), mm(210), mm(top + 2));
    pdf.lineTo(mm(210), mm(87.7)).lineTo(0, mm(87.7)).closePath().fillOpacity(0.55).fill(black);
  }
  pdf.fillOpacity(1);
  pdf.roundedRect(mm(12.7), mm(119.8), mm(184.6), mm(17.4), mm(3.4)).lineWidth(0.8).stroke(black);
  for (const x of [79, 114, 164]) pdf.moveTo(mm(x), mm(119.8)).lineTo(mm(x), mm(137.2)).stroke('#CFCAC0');
  pdf.moveTo(0, mm(215)).lineTo(mm(210), mm(215)).dash(5, { space: 4 }).stroke('#CFCAC0').undash();
  for (const y of [233.6, 238.6, 243.6, 248.6]) pdf.circle(mm(13.7), mm(y), mm(0.6)).fill(black);
  pdf.endMarkedContent();
}

/** The dark squares of a code, a row's neighbours joined. */
function squaresOf(code: string): [x: number, y: number, width: number][] {
  const modules = makeQrModules(code);
  const squares: [number, number, number][] = [];
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      const start = x;
      while (modules.isDark(x, y)) x += 1;
      if (x > start) squares.push([start, y, x - start]);
    }
  }
  return squares;
}

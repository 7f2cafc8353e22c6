import type { Billing } from '@foyer/domain/invoices/billing-input.ts';
import { formatMoney } from '@foyer/i18n/format-money.ts';
import type { Translator } from '@foyer/i18n/translator.ts';
import type { TicketPen } from '../../tickets/index.ts';
import type { Invoice } from '../invoice.repository.ts';

/** What is drawn, and with what. */
export interface InvoicePage {
  pen: TicketPen;
  t: Translator;
  invoice: Invoice;
  billing: Billing;
}

/** The measures of invoice-a4.png, in millimetres. */
export const paper = { width: 210, left: 17, inner: 176, foot: 271 } as const;

export const ink = '#1A1A18';
export const grey = '#5A5954';
const faint = '#DEDCD6';

export const plain = { sizePt: 9.4, colour: ink, lines: 1 } as const;
export const quiet = { ...plain, colour: grey } as const;
export const strong = { ...plain, isBold: true } as const;

export const amountOf = ({ t, invoice }: InvoicePage, minor: number): string =>
  formatMoney(minor, invoice.currency, t.intlLocale);

/** A line across a part of the page. */
export function drawRule(
  { pen }: InvoicePage,
  at: { x: number; y: number; width: number },
  isHeavy = false,
): void {
  const { pdf, mm } = pen;
  pdf
    .moveTo(mm(at.x), mm(at.y))
    .lineTo(mm(at.x + at.width), mm(at.y))
    .lineWidth(isHeavy ? 0.8 : 0.6)
    .stroke(isHeavy ? ink : faint);
}

interface Cell {
  text: string;
  /** From the left edge of the page to the left and right edge of the column. */
  x: number;
  width: number;
  isEnd?: boolean;
  isBold?: boolean;
  isQuiet?: boolean;
}

/** Texts beside each other on one line. */
export function drawCells({ pen }: InvoicePage, y: number, cells: readonly Cell[]): void {
  for (const { text, x, width, isEnd, isBold, isQuiet } of cells) {
    const style = isBold ? strong : isQuiet ? quiet : plain;
    pen.write(
      text,
      { x, y, width },
      { ...style, align: isEnd ? 'right' : 'left', elseTry: [{ sizePt: 8, lines: 1 }] },
    );
  }
}

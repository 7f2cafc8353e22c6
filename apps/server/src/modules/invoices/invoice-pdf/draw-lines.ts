import { grossOf } from '@foyer/domain/invoices/invoice-line.ts';
import { formatNumber, formatPercent } from '@foyer/i18n/format-number.ts';
import { describeLine } from '../describe-line.ts';
import { amountOf, drawCells, drawRule, type InvoicePage, paper, quiet } from './invoice-page.ts';

const right = paper.left + paper.inner;
const columns = {
  title: { x: paper.left, width: 84 },
  number: { x: 103, width: 18.5, isEnd: true },
  price: { x: 123, width: 33, isEnd: true },
  vat: { x: 156, width: 14.5, isEnd: true },
  amount: { x: 171, width: right - 171, isEnd: true },
} as const;

/** Below it a page has its foot. */
const lowest = paper.foot - 8;

/** The lines, on as many pages as they need, each of which repeats the head of the table. @returns the y below them. */
export function drawLines(page: InvoicePage): number {
  const { pen, t, invoice } = page;
  let y = drawTableHead(page, 101);
  for (const line of invoice.lines) {
    const { title, detail } = describeLine(line, t);
    const height = detail ? 14.5 : 9.8;
    if (y + height > lowest) y = drawTableHead(page, newPage(page));
    const grossMinor = grossOf(line);
    const priceMinor = Math.abs(Math.round(grossMinor / (line.quantity || 1)));
    drawCells(page, y + 2.8, [
      { ...columns.title, text: title, isBold: true },
      { ...columns.number, text: line.quantity === 0 ? '' : formatNumber(line.quantity, t.intlLocale) },
      { ...columns.price, text: amountOf(page, priceMinor) },
      { ...columns.vat, text: formatPercent(line.vatBasisPoints, t.intlLocale) },
      { ...columns.amount, text: amountOf(page, grossMinor) },
    ]);
    if (detail) pen.write(detail, { ...columns.title, width: 150, y: y + 7.6 }, quiet);
    y += height;
    drawRule(page, { x: paper.left, width: paper.inner, y });
  }
  return y;
}

function drawTableHead(page: InvoicePage, y: number): number {
  const word = (name: string) => page.t.t(`invoice.column.${name}`);
  drawCells(page, y, [
    { ...columns.title, text: word('description'), isBold: true },
    { ...columns.number, text: word('number'), isBold: true },
    { ...columns.price, text: word('price'), isBold: true },
    { ...columns.vat, text: word('vat'), isBold: true },
    { ...columns.amount, text: word('amount'), isBold: true },
  ]);
  drawRule(page, { x: paper.left, width: paper.inner, y: y + 6.4 }, true);
  return y + 6.6;
}

/** A further page. @returns where its content begins. */
function newPage({ pen }: InvoicePage): number {
  pen.pdf.addPage();
  return 16;
}

/** Where something of this height fits, on a further page if need be. */
export function makeRoom(page: InvoicePage, y: number, height: number): number {
  return y + height > lowest ? newPage(page) : y;
}

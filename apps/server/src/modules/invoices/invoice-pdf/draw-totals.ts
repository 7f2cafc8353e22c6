import { totalsOf } from '@foyer/domain/invoices/invoice-totals.ts';
import { formatDate } from '@foyer/i18n/format-date.ts';
import { formatPercent } from '@foyer/i18n/format-number.ts';
import { makeRoom } from './draw-lines.ts';
import { amountOf, drawCells, drawRule, type InvoicePage, ink, paper } from './invoice-page.ts';

const table = { x: paper.left, width: 87 };
const rateColumns = [
  { x: table.x, width: 19 },
  { x: table.x + 20, width: 22.5 },
  { x: table.x + 43, width: 20.5 },
  { x: table.x + 64, width: 23 },
];
const sums = { x: 127, width: paper.left + paper.inner - 127 };

/** The VAT per rate beside the sums, and below them what is to be done. */
export function drawTotals(page: InvoicePage, below: number): void {
  const { vatByRate } = totalsOf(page.invoice.lines);
  const top = makeRoom(page, below + 8, 60 + vatByRate.length * 8);
  const y = Math.max(drawRates(page, top), drawSums(page, top - 1.4));
  drawNotice(page, y + 8);
}

function drawRates(page: InvoicePage, top: number): number {
  const { t, invoice } = page;
  const cells = (texts: readonly string[], isBold = false) =>
    texts.map((text, index) => ({ text, ...(rateColumns[index] ?? table), isEnd: index > 0, isBold }));
  const words = ['invoice.vatRate', 'invoice.net', 'invoice.vat', 'invoice.gross'];
  drawCells(
    page,
    top,
    cells(
      words.map((word) => t.t(word)),
      true,
    ),
  );
  drawRule(page, { ...table, y: top + 6 }, true);
  let y = top + 6.2;
  for (const { vatBasisPoints, netMinor, vatMinor, grossMinor } of totalsOf(invoice.lines).vatByRate) {
    const amounts = [netMinor, vatMinor, grossMinor].map((minor) => amountOf(page, minor));
    drawCells(page, y + 1.6, cells([formatPercent(vatBasisPoints, t.intlLocale), ...amounts]));
    y += 7.7;
    drawRule(page, { ...table, y });
  }
  return y;
}

function drawSums(page: InvoicePage, top: number): number {
  const { pen, t, invoice } = page;
  const { netMinor, vatMinor, totalMinor, facts, kind } = invoice;
  const row = (y: number, label: string, minor: number, isBold = false) =>
    drawCells(page, y, [
      { text: label, x: sums.x, width: sums.width * 0.55, isQuiet: true, isBold },
      {
        text: amountOf(page, minor),
        x: sums.x + sums.width * 0.5,
        width: sums.width * 0.5,
        isEnd: true,
        isBold,
      },
    ]);
  row(top, t.t('invoice.net'), netMinor);
  row(top + 5.8, t.t('invoice.vat'), vatMinor);
  drawRule(page, { ...sums, y: top + 11.6 });
  const total = { sizePt: 12, colour: ink, isBold: true, lines: 1 } as const;
  pen.write(t.t('invoice.total'), { x: sums.x, width: sums.width / 2, y: top + 13.3 }, total);
  const half = { x: sums.x + sums.width / 2, width: sums.width / 2 };
  pen.write(amountOf(page, totalMinor), { ...half, y: top + 13.3 }, { ...total, align: 'right' });
  if (kind === 'credit-note') return top + 20;
  const { giftCardMinor = 0, voucherMinor = 0 } = facts.byCodes ?? {};
  const paid = [
    ['invoice.paidByGiftCard', giftCardMinor],
    ['invoice.paidByVoucher', voucherMinor],
    ['invoice.paid', facts.paidMinor - giftCardMinor - voucherMinor],
  ] as const;
  let y = top + 20;
  for (const [label, minor] of paid) {
    if (minor === 0 && (label !== 'invoice.paid' || facts.byCodes)) continue;
    row(y, t.t(label), 0 - minor);
    y += 5.8;
  }
  row(y, t.t('invoice.toPay'), totalMinor - facts.paidMinor, true);
  return y + 5.2;
}

function drawNotice(page: InvoicePage, y: number): void {
  const { pen, t, invoice } = page;
  const { pdf, mm } = pen;
  pdf.roundedRect(mm(paper.left), mm(y), mm(paper.inner), mm(11), mm(2)).fill('#F5F4F0');
  const style = { sizePt: 9.4, colour: ink, lines: 1, elseTry: [{ sizePt: 7.5, lines: 1 }] };
  pen.write(noticeOf(invoice, t), { x: paper.left + 3.7, y: y + 3.1, width: paper.inner - 7.4 }, style);
}

function noticeOf({ kind, totalMinor, facts }: InvoicePage['invoice'], t: InvoicePage['t']): string {
  if (kind === 'credit-note') {
    const { number = '', issuedOn = '' } = facts.credits ?? {};
    return t.t('invoice.credited', { number, date: formatDate(issuedOn) });
  }
  return t.t(facts.paidMinor >= totalMinor ? 'invoice.nothingToPay' : 'invoice.payNow');
}

import { drawCells, drawRule, type InvoicePage, paper } from './invoice-page.ts';

/** The foot of every page, once it is known how many there are. */
export function drawFeet(page: InvoicePage): void {
  const { pen, t, invoice } = page;
  const { email, phone, website } = invoice.facts.seller;
  const contact = [email, phone, website].filter(Boolean).join(', ');
  const { count } = pen.pdf.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    pen.pdf.switchToPage(index);
    drawRule(page, { x: paper.left, width: paper.inner, y: paper.foot });
    const left = { x: paper.left, width: 120 };
    const right = { x: paper.left + 126, width: paper.inner - 126, isEnd: true };
    drawCells(page, paper.foot + 3.4, [
      { ...left, text: t.t('invoice.foot.data'), isQuiet: true },
      { ...right, text: invoice.number, isQuiet: true },
    ]);
    drawCells(page, paper.foot + 8.2, [
      { ...left, text: contact ? t.t('invoice.foot.questions', { contact }) : '', isQuiet: true },
      { ...right, text: t.t('invoice.page', { page: index + 1, pages: count }), isQuiet: true },
    ]);
  }
}

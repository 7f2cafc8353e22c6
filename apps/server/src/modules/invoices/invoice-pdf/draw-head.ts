import { formatDate } from '@foyer/i18n/format-date.ts';
import { drawCells, type InvoicePage, ink, paper, plain, quiet, strong } from './invoice-page.ts';

const titleAt = 50;
const rightColumn = { x: 121.7, width: paper.left + paper.inner - 121.7 };
const rowHeight = 5.55;

/** The seller, the buyer, and what the document is. */
export function drawHead(page: InvoicePage): void {
  drawSeller(page);
  drawBuyer(page);
  drawFacts(page);
}

function drawSeller({ pen, t, invoice }: InvoicePage): void {
  const { seller } = invoice.facts;
  const half = paper.inner / 2;
  const name = { sizePt: 16, colour: ink, isBold: true, lines: 1, elseTry: [{ sizePt: 11, lines: 2 }] };
  pen.write(seller.name, { x: paper.left, y: 15.5, width: half - 5 }, name);
  const numbers = [
    seller.kvkNumber && t.t('invoice.kvk', { number: seller.kvkNumber }),
    seller.vatNumber && t.t('invoice.vatNumber', { number: seller.vatNumber }),
  ];
  const lines = [
    seller.beneficiary || seller.name,
    [seller.address, `${seller.postalCode} ${seller.town}`.trim()].filter(Boolean).join(', '),
    numbers.filter(Boolean).join(' · '),
    seller.accountNumber && t.t('invoice.iban', { number: inFours(seller.accountNumber) }),
  ];
  let y = 16;
  for (const line of lines.filter(Boolean)) {
    pen.write(line, { x: paper.left + half, y, width: half }, { ...quiet, align: 'right' });
    y += 4.76;
  }
}

/** An IBAN is read in groups of four. */
const inFours = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ');

function drawBuyer({ pen, t, billing, invoice }: InvoicePage): void {
  const { company, name, address, postalCode, town, country, vatNumber } = billing;
  const isAbroad = country !== invoice.facts.seller.country;
  const countryName = new Intl.DisplayNames([t.intlLocale], { type: 'region' }).of(country) ?? country;
  const lines = [
    { text: t.t('invoice.to'), style: quiet },
    { text: company || name, style: strong },
    { text: company && name ? t.t('invoice.attention', { name }) : '', style: plain },
    { text: address, style: plain },
    { text: `${postalCode} ${town}`, style: plain },
    { text: isAbroad ? countryName : '', style: plain },
    { text: vatNumber ? t.t('invoice.vatNumber', { number: vatNumber }) : '', style: plain },
  ];
  let y = titleAt;
  for (const { text, style } of lines) {
    if (text === '') continue;
    pen.write(text, { x: paper.left, y, width: 95 }, style);
    y += 4.76;
  }
}

function drawFacts(page: InvoicePage): void {
  const { pen, t, invoice, billing } = page;
  const { kind, number, issuedOn, facts } = invoice;
  const title = { sizePt: 18.5, colour: ink, isBold: true, lines: 1 };
  pen.write(t.t(`invoice.title.${kind}`), { ...rightColumn, y: titleAt - 0.8 }, title);
  const rows = [
    { label: t.t('invoice.number'), value: number, isBold: true },
    ...(facts.credits ? [{ label: t.t('invoice.credits'), value: facts.credits.number, isBold: true }] : []),
    { label: t.t('invoice.date'), value: formatDate(issuedOn) },
    { label: t.t('invoice.order'), value: facts.orderNumber },
    ...(billing.reference ? [{ label: t.t('invoice.reference'), value: billing.reference }] : []),
    { label: t.t('invoice.supply'), value: formatDate(facts.supplyDate) },
  ];
  for (const [index, { label, value, isBold = false }] of rows.entries()) {
    const y = titleAt + 10.2 + index * rowHeight;
    const { x, width } = rightColumn;
    drawCells(page, y, [
      { text: label, x, width: width * 0.5, isQuiet: true },
      { text: value, x: x + width * 0.4, width: width * 0.6, isEnd: true, isBold },
    ]);
  }
}

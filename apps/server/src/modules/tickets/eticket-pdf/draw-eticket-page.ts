import { formatTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import { formatDate, formatLongDate } from '@foyer/i18n/format-date.ts';
import { formatMoney } from '@foyer/i18n/format-money.ts';
import type { Translator } from '@foyer/i18n/translator.ts';
import { drawBanner } from './draw-banner.ts';
import { drawTicketCode } from './draw-ticket-code.ts';
import type { ETicket, ETicketDocument } from './eticket-document.ts';
import type { TicketPen } from './ticket-pen.ts';

/**
 * The measures of eticket-a4.png in millimetres. A sheet folded in the middle (148.5) folds between the facts and
 * the code, so that no fold runs through the code.
 */
const page = { width: 210, height: 297 };
const margin = 12.7;
const inner = page.width - 2 * margin;
const banner = { top: 25.4, width: page.width, height: 62.3 };
const facts = { top: 119.8, height: 17.4 };
const code = { top: 152, size: 55 };
const grey = '#4F5D6B';
const rule = '#CFCAC0';

/** Draws one ticket on the document's current page: one page per ticket, so that each can be handed on. */
export function drawETicketPage(
  pen: TicketPen,
  t: Translator,
  document: ETicketDocument,
  ticket: ETicket,
  place: { number: number; total: number },
): void {
  const { background } = document;
  if (background) pen.cover(background, { x: 0, y: 0, ...page });
  drawHead(pen, t, document, place);
  if (ticket.banner) pen.cover(ticket.banner, { x: 0, y: banner.top, ...banner });
  else if (!background) drawBanner(pen, banner, document.colours);
  drawTitle(pen, t, document, ticket);
  drawFacts(pen, t, document, ticket);
  drawTicketCode(pen, ticket.code, { x: margin, y: code.top, side: code.size });
  drawCodeText(pen, t, document, ticket);
  drawVisit(pen, t, document, ticket);
  drawFoot(pen, t, document, ticket);
}

function drawHead(
  pen: TicketPen,
  t: Translator,
  document: ETicketDocument,
  place: { number: number; total: number },
) {
  const { client } = document;
  const { ink } = document.colours;
  const half = inner * 0.6;
  pen.write(
    client.name,
    { x: margin, y: client.town ? 7.2 : 9.6, width: half },
    {
      sizePt: 17,
      colour: ink,
      isBold: true,
      lines: 1,
      elseTry: [{ sizePt: 12, lines: 1 }],
    },
  );
  pen.write(client.town, { x: margin, y: 15.2, width: half }, { sizePt: 11, colour: ink, lines: 1 });
  const right = { x: margin + half, width: inner - half };
  pen.write(
    t.t('eticket.number', place),
    { ...right, y: 8 },
    { sizePt: 11, colour: ink, isBold: true, align: 'right' },
  );
  pen.write(
    t.t('eticket.order', { number: document.orderNumber }),
    { ...right, y: 14.2 },
    {
      sizePt: 11,
      colour: ink,
      align: 'right',
    },
  );
}

function drawTitle(pen: TicketPen, t: Translator, document: ETicketDocument, ticket: ETicket) {
  const y = pen.write(
    ticket.productName,
    { x: margin, y: 92, width: inner },
    {
      sizePt: 31,
      colour: document.colours.ink,
      isBold: true,
      lines: 1,
      elseTry: [
        { sizePt: 22, lines: 1 },
        { sizePt: 15, lines: 2 },
      ],
    },
  );
  const subtitle = document.isTest ? t.t('eticket.test') : (ticket.location?.name ?? '');
  pen.write(
    subtitle,
    { x: margin, y: Math.max(y, 106) + 0.5, width: inner },
    {
      sizePt: 14,
      colour: document.isTest ? '#B42318' : grey,
      isBold: document.isTest,
      lines: 1,
    },
  );
}

function drawFacts(pen: TicketPen, t: Translator, document: ETicketDocument, ticket: ETicket) {
  const { pdf, mm } = pen;
  const { ink } = document.colours;
  const columns = [
    {
      label: t.t('eticket.date'),
      value: ticket.visitDate ? dayAndDate(ticket.visitDate, t.intlLocale) : t.t('eticket.anyDay'),
      share: 0.36,
    },
    { label: t.t('eticket.timeslot'), value: ticket.visitTime ?? t.t('eticket.anyTime'), share: 0.19 },
    { label: t.t('eticket.ticket'), value: ticket.ticketTypeName, share: 0.27 },
    {
      label: t.t('eticket.price'),
      value: formatMoney(ticket.priceMinor, document.currency, t.intlLocale),
      share: 0.18,
    },
  ];
  pdf.roundedRect(mm(margin), mm(facts.top), mm(inner), mm(facts.height), mm(3.4)).lineWidth(0.8).stroke(ink);
  let x = margin;
  for (const [index, column] of columns.entries()) {
    const width = inner * column.share;
    if (index > 0) {
      pdf
        .moveTo(mm(x), mm(facts.top))
        .lineTo(mm(x), mm(facts.top + facts.height))
        .lineWidth(0.6)
        .stroke(rule);
    }
    const at = { x: x + 4, width: width - 6 };
    pen.write(column.label, { ...at, y: facts.top + 3 }, { sizePt: 9.5, colour: grey, lines: 1 });
    pen.write(
      column.value,
      { ...at, y: facts.top + 7.6 },
      {
        sizePt: 13,
        colour: ink,
        isBold: true,
        lines: 1,
        elseTry: [
          { sizePt: 11, lines: 1 },
          { sizePt: 7.5, lines: 2 },
        ],
      },
    );
    x += width;
  }
}

function drawCodeText(pen: TicketPen, t: Translator, document: ETicketDocument, ticket: ETicket) {
  const { ink } = document.colours;
  const at = { x: margin + code.size + 9, width: inner - code.size - 9 };
  let y = pen.write(
    t.t('eticket.code.title'),
    { ...at, y: code.top + 1 },
    { sizePt: 13, colour: ink, isBold: true, lines: 2 },
  );
  y = pen.write(t.t('eticket.code.text'), { ...at, y: y + 1 }, { sizePt: 10.5, colour: ink, lines: 4 });
  y = pen.write(
    formatTicketNumber(ticket.ticketNumber),
    { ...at, y: y + 3 },
    {
      sizePt: 16,
      colour: ink,
      isBold: true,
      spacingPt: 1,
      lines: 1,
      elseTry: [{ sizePt: 12, lines: 1 }],
    },
  );
  const facts = [
    { label: t.t('eticket.visitor'), value: ticket.visitorName },
    { label: t.t('eticket.bookedBy'), value: document.buyerName },
  ];
  for (const { label, value } of facts) {
    if (!value) continue;
    y = pen.write(label, { ...at, y: y + 2 }, { sizePt: 9.5, colour: grey, lines: 1 });
    y = pen.write(value, { ...at, y }, { sizePt: 11, colour: ink, isBold: true, lines: 1 });
  }
}

function drawVisit(pen: TicketPen, t: Translator, document: ETicketDocument, ticket: ETicket) {
  const { pdf, mm } = pen;
  const { ink } = document.colours;
  const top = 217;
  pdf
    .moveTo(0, mm(top))
    .lineTo(mm(page.width), mm(top))
    .lineWidth(1.2)
    .dash(5, { space: 4 })
    .stroke(rule)
    .undash();
  const left = { x: margin, width: 86 };
  let y =
    pen.write(
      t.t('eticket.visit.title'),
      { ...left, y: top + 7 },
      { sizePt: 13, colour: ink, isBold: true, lines: 1 },
    ) + 1;
  const text = ticket.text?.trim() ?? '';
  const hints = [
    ticket.visitTime ? t.t('eticket.visit.arrive', { time: ticket.visitTime }) : null,
    ticket.durationMinutes ? t.t('eticket.visit.duration', { minutes: ticket.durationMinutes }) : null,
    // the operator's own text takes their place
    text ? null : t.t('eticket.visit.onePerson'),
    text ? null : t.t('eticket.visit.keepPrivate'),
  ];
  for (const hint of hints) {
    if (hint) {
      pdf.circle(mm(margin + 1), mm(y + 2.6), mm(0.6)).fill(ink);
      y = pen.write(
        hint,
        { x: left.x + 4.5, width: left.width - 4.5, y },
        { sizePt: 10.5, colour: ink, lines: 3 },
      );
    }
  }
  let below = y;
  if (ticket.location) {
    const { location } = ticket;
    const right = { x: 110, width: page.width - margin - 110 };
    y =
      pen.write(
        t.t('eticket.location.title'),
        { ...right, y: top + 7 },
        { sizePt: 13, colour: ink, isBold: true, lines: 1 },
      ) + 1;
    const town = [location.postalCode, location.town].filter(Boolean).join(' ');
    for (const line of [location.name, location.address, town].filter(Boolean)) {
      y = pen.write(line, { ...right, y }, { sizePt: 10.5, colour: ink, lines: 2 });
    }
    below = Math.max(below, y);
  }
  if (text) drawText(pen, text, below + 3, ink);
}

/** As large as fits above the foot: 2,000 characters do in the smallest size. */
function drawText(pen: TicketPen, text: string, y: number, colour: string): void {
  const room = page.height - 15 - y;
  const choice = (sizePt: number) => ({
    sizePt,
    lines: Math.max(1, Math.floor(room / (sizePt * 0.49))),
  });
  pen.write(
    text,
    { x: margin, y, width: inner },
    { ...choice(10.5), colour, elseTry: [choice(9), choice(7.5), choice(6.5), choice(5.8)] },
  );
}

function drawFoot(pen: TicketPen, t: Translator, document: ETicketDocument, ticket: ETicket) {
  const { email, website } = document.client;
  const contact = [email, website].filter(Boolean).join(' · ');
  const style = { sizePt: 9, colour: grey, lines: 1 } as const;
  const y = page.height - 13;
  if (contact) {
    pen.write(t.t('eticket.contact', { contact }), { x: margin, y, width: inner * 0.7 }, style);
  }
  if (ticket.vatBasisPoints > 0) {
    const rate = new Intl.NumberFormat(t.intlLocale, { style: 'percent', maximumFractionDigits: 2 });
    pen.write(
      t.t('eticket.vat', { rate: rate.format(ticket.vatBasisPoints / 10_000) }),
      {
        x: margin + inner * 0.7,
        y,
        width: inner * 0.3,
      },
      { ...style, align: 'right' },
    );
  }
}

/** 'Sunday 22-11-2026': the day's name in the buyer's language, the date as everywhere in Foyer. */
function dayAndDate(date: string, intlLocale: string): string {
  const [weekday = ''] = formatLongDate(date, intlLocale).split(/[\s,]/);
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${formatDate(date)}`;
}

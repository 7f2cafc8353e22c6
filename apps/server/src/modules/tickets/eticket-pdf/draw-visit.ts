import type { ETicketVisitField } from '@foyer/domain/tickets/eticket-template/eticket-blocks.ts';
import { eTicketHeights } from '@foyer/domain/tickets/eticket-template/eticket-heights.ts';
import { formatDate, formatLongDate } from '@foyer/i18n/format-date.ts';
import { formatMoney } from '@foyer/i18n/format-money.ts';
import { type ETicketSheet, faint, inner, margin, quietInk, say, sayFact } from './eticket-sheet.ts';

export const says = ({ template }: ETicketSheet, field: ETicketVisitField): boolean =>
  template.visitFields.includes(field);

/** Product, and a box with date, time, ticket and price. @returns the y below it. */
export function drawVisit(sheet: ETicketSheet, y: number): number {
  const { pen, tags, t, document, ticket } = sheet;
  const below = sayTitle(sheet, { x: margin, y: y + 4.3, width: inner }, 31);
  saySubtitle(sheet, { x: margin, y: Math.max(below, y + 18.3) + 0.5, width: inner });
  const columns = [
    {
      label: t.t('eticket.date'),
      value: ticket.visitDate ? dayAndDate(ticket.visitDate, t.intlLocale) : t.t('eticket.anyDay'),
      share: 36,
    },
    { label: t.t('eticket.timeslot'), value: ticket.visitTime ?? t.t('eticket.anyTime'), share: 19 },
    { label: t.t('eticket.ticket'), value: ticket.ticketTypeName, share: 27 },
    ...(says(sheet, 'price') ? [{ label: t.t('eticket.price'), value: priceOf(sheet), share: 18 }] : []),
  ];
  const shares = columns.reduce((sum, { share }) => sum + share, 0);
  const box = { top: y + 32.1, height: 17.4 };
  const { pdf, mm } = pen;
  let x = margin;
  for (const [index, column] of columns.entries()) {
    const width = (inner * column.share) / shares;
    const left = x;
    tags.decorate(() => {
      if (index === 0) {
        pdf.roundedRect(mm(margin), mm(box.top), mm(inner), mm(box.height), mm(3.4)).lineWidth(0.8);
        pdf.stroke(document.colours.ink);
      } else {
        pdf.moveTo(mm(left), mm(box.top)).lineTo(mm(left), mm(box.top + box.height));
        pdf.lineWidth(0.6).stroke(faint);
      }
    });
    sayFact(sheet, column, { x: x + 4, y: box.top + 3, width: width - 6 }, 13);
    x += width;
  }
  return y + eTicketHeights.visit;
}

/** Product, date and facts under each other, in a column beside the code. @returns the y below it. */
export function drawVisitColumn(sheet: ETicketSheet, at: { x: number; y: number; width: number }): number {
  const { t, document, ticket } = sheet;
  const line = { sizePt: 12.5, colour: document.colours.ink, lines: 2 } as const;
  let y = sayTitle(sheet, at, 20) + 1;
  const date = ticket.visitDate ? formatLongDate(ticket.visitDate, t.intlLocale) : t.t('eticket.anyDay');
  y = say(sheet, 'P', date, { ...at, y }, line);
  y = say(sheet, 'P', ticket.visitTime ?? t.t('eticket.anyTime'), { ...at, y }, line);
  y = saySubtitle(sheet, { ...at, y });
  const price = says(sheet, 'price') ? `, ${priceOf(sheet)}` : '';
  const facts = [
    { label: t.t('eticket.ticket'), value: `${ticket.ticketTypeName}${price}` },
    ...peopleOf(sheet),
  ];
  for (const fact of facts) y = sayFact(sheet, fact, { ...at, y: y + 1.6 });
  return y;
}

/** Who is on the ticket and who bought it, as far as the template says them. */
export function peopleOf(sheet: ETicketSheet): { label: string; value: string }[] {
  const { t, document, ticket } = sheet;
  return [
    { label: t.t('eticket.visitor'), value: says(sheet, 'visitor') ? (ticket.visitorName ?? '') : '' },
    { label: t.t('eticket.bookedBy'), value: says(sheet, 'buyer') ? document.buyerName : '' },
  ].filter(({ value }) => value !== '');
}

function sayTitle(sheet: ETicketSheet, at: { x: number; y: number; width: number }, sizePt: number): number {
  return say(sheet, 'H1', sheet.ticket.productName, at, {
    sizePt,
    colour: sheet.document.colours.ink,
    isBold: true,
    lines: 1,
    elseTry: [
      { sizePt: sizePt * 0.7, lines: 1 },
      { sizePt: Math.min(15, sizePt * 0.7), lines: 2 },
    ],
  });
}

/** The location; of a test ticket that it is one, whatever the template says. */
function saySubtitle(sheet: ETicketSheet, at: { x: number; y: number; width: number }): number {
  const { t, document, ticket } = sheet;
  if (document.isTest) {
    const style = { sizePt: 14, colour: '#B42318', isBold: true, lines: 1 } as const;
    return say(sheet, 'P', t.t('eticket.test'), at, { ...style, elseTry: [{ sizePt: 10, lines: 2 }] });
  }
  const name = says(sheet, 'location') ? (ticket.location?.name ?? '') : '';
  return say(sheet, 'P', name, at, { sizePt: 14, colour: quietInk, lines: 1 });
}

const priceOf = ({ document, ticket, t }: ETicketSheet): string =>
  formatMoney(ticket.priceMinor, document.currency, t.intlLocale);

/** 'Sunday 22-11-2026': the day's name in the buyer's language, the date as everywhere in Foyer. */
function dayAndDate(date: string, intlLocale: string): string {
  const [weekday = ''] = formatLongDate(date, intlLocale).split(/[\s,]/);
  return `${weekday.charAt(0).toUpperCase()}${weekday.slice(1)} ${formatDate(date)}`;
}

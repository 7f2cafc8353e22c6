import { chooseText } from '@foyer/domain/catalog/content-text.ts';
import { eTicketPage } from '@foyer/domain/tickets/eticket-template/eticket-heights.ts';
import type { ETicketBlock } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { type ETicketSheet, faint, inner, margin, quietInk, say, sayHeading } from './eticket-sheet.ts';

interface Column {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the sheet is torn or folded: above it is what the gate needs. */
export function drawFoldLine({ pen, tags }: ETicketSheet, y: number): void {
  const { pdf, mm } = pen;
  tags.decorate(() => {
    pdf.moveTo(0, mm(y)).lineTo(mm(eTicketPage.width), mm(y));
    pdf.lineWidth(1.2).dash(5, { space: 4 }).stroke(faint).undash();
  });
}

/** Hints for the visit. @returns the y below them. */
export function drawHints(sheet: ETicketSheet, text: string, at: Column): number {
  const { pen, tags, t, ticket, document } = sheet;
  const { pdf, mm } = pen;
  const { ink } = document.colours;
  const hints = [
    ticket.visitTime && t.t('eticket.visit.arrive', { time: ticket.visitTime }),
    ticket.durationMinutes && t.t('eticket.visit.duration', { minutes: ticket.durationMinutes }),
    // the operator's own text takes their place
    !text && t.t('eticket.visit.onePerson'),
    !text && t.t('eticket.visit.keepPrivate'),
  ].filter((hint) => typeof hint === 'string');
  let y = sayHeading(sheet, t.t('eticket.visit.title'), at) + 1;
  if (hints.length === 0) return y;
  tags.group('L', () => {
    for (const hint of hints) {
      const dot = y + 2.6;
      tags.group('LI', () => {
        tags.decorate(() => pdf.circle(mm(at.x + 1), mm(dot), mm(0.6)).fill(ink));
        const body = { x: at.x + 4.5, width: at.width - 4.5, y };
        y = say(sheet, 'LBody', hint, body, { sizePt: 10.5, colour: ink, lines: 3 });
      });
    }
  });
  return y;
}

/** How to reach the place. @returns the y below it. */
export function drawContact(sheet: ETicketSheet, at: Column): number {
  const { t, ticket, document } = sheet;
  const { location } = ticket;
  if (!location) return at.y;
  let y = sayHeading(sheet, t.t('eticket.location.title'), at) + 1;
  const town = [location.postalCode, location.town].filter(Boolean).join(' ');
  const style = { sizePt: 10.5, colour: document.colours.ink, lines: 2 };
  for (const line of [location.name, location.address, town].filter(Boolean)) {
    y = say(sheet, 'P', line, { ...at, y }, style);
  }
  return y;
}

/** As large as fits above `bottom`: 2,000 characters do in the smallest size. @returns the y below it. */
export function drawText(sheet: ETicketSheet, text: string, y: number, bottom: number): number {
  if (text === '') return y;
  const room = bottom - y;
  const choice = (sizePt: number) => ({ sizePt, lines: Math.max(1, Math.floor(room / (sizePt * 0.49))) });
  const at = { x: margin, y, width: inner };
  const elseTry = [choice(9), choice(7.5), choice(6.5), choice(5.8)];
  return say(sheet, 'P', text, at, { ...choice(10.5), colour: sheet.document.colours.ink, elseTry });
}

/** The words of a block in the buyer's language. */
export function wordsOf({ document }: ETicketSheet, block: ETicketBlock): string {
  const texts = Object.fromEntries(block.texts.map(({ language, text }) => [language, text]));
  return chooseText(texts, document.language, document.fallbackLanguage ?? document.language).trim();
}

export function drawFoot(sheet: ETicketSheet): void {
  const { t, document, ticket } = sheet;
  const contact = [document.client.email, document.client.website].filter(Boolean).join(' · ');
  const style = { sizePt: 9, colour: quietInk, lines: 1 } as const;
  const y = eTicketPage.height - 13;
  if (contact) {
    say(sheet, 'P', t.t('eticket.contact', { contact }), { x: margin, y, width: inner * 0.7 }, style);
  }
  if (ticket.vatBasisPoints > 0) {
    const rate = percentOf(t.intlLocale).format(ticket.vatBasisPoints / 10_000);
    const at = { x: margin + inner * 0.7, y, width: inner * 0.3 };
    say(sheet, 'P', t.t('eticket.vat', { rate }), at, { ...style, align: 'right' });
  }
}

const percents = new Map<string, Intl.NumberFormat>();

/** Making one costs more than the foot. */
function percentOf(locale: string): Intl.NumberFormat {
  const made =
    percents.get(locale) ?? new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  percents.set(locale, made);
  return made;
}

import { formatDateInWords } from '@foyer/i18n/format-date.ts';
import { formatMoney } from '@foyer/i18n/format-money.ts';
import type { Translator } from '@foyer/i18n/translator.ts';
import {
  boundsOf,
  drawQrCode,
  faint,
  type PageTags,
  quietInk,
  say,
  type TicketPen,
} from '../../tickets/index.ts';
import type { GiftCardPage } from './gift-card-page.ts';

const page = { width: 210, height: 297 };
const margin = 14.8;
const inner = page.width - 2 * margin;
const banner = { x: margin, y: 27.5, width: inner, height: 56.1 };
const radius = 4;

/** A page, and with what it is drawn; in millimetres. */
export interface GiftCardSheet {
  readonly pen: TicketPen;
  readonly tags: PageTags;
  readonly t: Translator;
  readonly card: GiftCardPage;
}

/** Draws a gift card on the current page, from its head to its foot: that is the order in which it is read. */
export function drawGiftCard(sheet: GiftCardSheet): void {
  drawHead(sheet);
  drawBanner(sheet);
  const top = Math.max(136, drawWish(sheet, 92) + 8);
  drawBox(sheet, top);
  drawHints(sheet, top + 82);
  drawFoot(sheet);
}

function drawHead(sheet: GiftCardSheet): void {
  const { pen, tags, t, card } = sheet;
  const { client, logo, colours } = card;
  let x = margin;
  if (logo) {
    tags.decorate(() => {
      x += pen.fit(logo, { x: margin, y: 10.5, width: 34, height: 12 }, 'left') + 4;
    });
  }
  const width = margin + inner - 55 - x;
  const name = {
    sizePt: 14,
    colour: colours.ink,
    isBold: true,
    lines: 1,
    elseTry: [{ sizePt: 10, lines: 1 }],
  };
  say(sheet, 'P', client.name, { x, y: client.town ? 11.4 : 13.6, width }, name);
  say(sheet, 'P', client.town, { x, y: 17.6, width }, { sizePt: 9.5, colour: colours.ink, lines: 1 });
  const kind = [
    t.t(card.tickets ? 'present.pdf.ticketKind' : 'present.pdf.kind'),
    card.isTest ? t.t('present.pdf.test') : '',
  ]
    .filter(Boolean)
    .join(' · ');
  const style = { sizePt: 11, colour: quietInk, align: 'right', lines: 1 } as const;
  say(sheet, 'P', kind, { x: margin + inner - 55, y: 14.4, width: 55 }, style);
}

function drawBanner({ pen, tags, card }: GiftCardSheet): void {
  const { pdf, mm } = pen;
  const rounded = (draw: () => void) => {
    pdf
      .save()
      .roundedRect(mm(banner.x), mm(banner.y), mm(banner.width), mm(banner.height), mm(radius))
      .clip();
    draw();
    pdf.restore();
  };
  const picture = card.banner;
  const draw = () => rounded(() => (picture ? pen.cover(picture, banner) : drawWaves(pen, card.colours)));
  if (!picture || card.bannerText === '') {
    tags.decorate(draw);
    return;
  }
  tags.tag('Figure', draw, { alt: card.bannerText, bbox: boundsOf({ pen }, banner) });
}

/** The banner of a client without one of its own. */
function drawWaves({ pdf, mm }: TicketPen, { brand, ink }: GiftCardPage['colours']): void {
  const { x, y, width, height } = banner;
  const right = x + width;
  pdf.rect(mm(x), mm(y), mm(width), mm(height)).fillOpacity(0.16).fill(brand);
  pdf
    .circle(mm(x + width * 0.63), mm(y + height * 0.5), mm(22))
    .fillOpacity(0.9)
    .fill(brand);
  for (const [top, opacity] of [
    [y + height * 0.62, 0.55],
    [y + height * 0.78, 0.9],
  ] as const) {
    pdf
      .moveTo(mm(x), mm(top))
      .bezierCurveTo(mm(x + 50), mm(top - 8), mm(x + 80), mm(top + 8), mm(x + 120), mm(top))
      .bezierCurveTo(mm(x + 145), mm(top - 6), mm(x + 165), mm(top - 2), mm(right), mm(top + 3))
      .lineTo(mm(right), mm(y + height))
      .lineTo(mm(x), mm(y + height))
      .closePath()
      .fillOpacity(opacity)
      .fill(ink);
  }
  pdf.fillOpacity(1);
}

/** Who it is for, what the giver says, and who that is. @returns the y below it. */
function drawWish(sheet: GiftCardSheet, y: number): number {
  const { t, card } = sheet;
  const { recipientName: name, fromName, message } = card;
  const { ink } = card.colours;
  const title = name ? t.t('present.pdf.titleFor', { name }) : t.t('present.pdf.title');
  const at = { x: margin, width: inner };
  const heading = { sizePt: 24, colour: ink, isBold: true, lines: 1, elseTry: [{ sizePt: 17, lines: 2 }] };
  let below = say(sheet, 'H1', title, { ...at, y }, heading) + 1.5;
  const words = {
    sizePt: 13.5,
    colour: ink,
    lines: 3,
    elseTry: [
      { sizePt: 11, lines: 4 },
      { sizePt: 9.5, lines: 6 },
    ],
  };
  below = say(sheet, 'P', message, { ...at, y: below, width: inner - 20 }, words);
  const from = fromName ? t.t('present.pdf.from', { name: fromName }) : '';
  return say(sheet, 'P', from, { ...at, y: below + 1 }, { sizePt: 12, colour: quietInk, lines: 1 });
}

/** What it is worth and its code: to be scanned, and to be typed. */
function drawBox(sheet: GiftCardSheet, y: number): void {
  const { pen, tags, t, card } = sheet;
  const { pdf, mm } = pen;
  const { ink } = card.colours;
  tags.decorate(() =>
    pdf.roundedRect(mm(margin), mm(y), mm(inner), mm(72), mm(radius)).lineWidth(1.5).stroke(ink),
  );
  const code = { x: margin + 12.4, y: y + 11.5, side: 48.2 };
  const { tickets } = card;
  tags.tag('Figure', () => drawQrCode(pen, tickets?.link ?? card.code, code), {
    alt: tickets ? t.t('present.pdf.ticketCodeAlt') : t.t('present.pdf.codeAlt', { code: card.code }),
    bbox: boundsOf({ pen }, { ...code, width: code.side, height: code.side }),
  });
  const at = { x: margin + 74, width: inner - 80 };
  const below = tickets
    ? sayTickets(sheet, tickets.lines, { ...at, y: y + 11 })
    : sayValue(sheet, { ...at, y: y + 11 });
  const date = formatDateInWords(card.validUntil, t.intlLocale);
  const valid = { sizePt: 11.5, colour: ink, lines: 1 };
  say(sheet, 'P', t.t('present.pdf.validUntil', { date }), { ...at, y: below + 3 }, valid);
}

const labelStyle = { sizePt: 11.5, colour: quietInk, lines: 1 };

/** @returns the y below it, as below. */
function sayValue(sheet: GiftCardSheet, at: { x: number; y: number; width: number }): number {
  const { t, card } = sheet;
  const { ink } = card.colours;
  let below = say(sheet, 'P', t.t('present.pdf.value'), at, labelStyle) - 0.5;
  const value = formatMoney(card.amountMinor, card.currency, t.intlLocale);
  below = say(sheet, 'P', value, { ...at, y: below }, { sizePt: 38, colour: ink, isBold: true, lines: 1 });
  below = say(sheet, 'P', t.t('present.pdf.code'), { ...at, y: below + 2 }, labelStyle);
  const letters = { sizePt: 17, colour: ink, isBold: true, spacingPt: 0.8, lines: 1 };
  return say(sheet, 'P', card.code, { ...at, y: below + 0.5 }, letters);
}

/** What the tickets of a present are: so many lines fit, more stand in one. */
function sayTickets(
  sheet: GiftCardSheet,
  lines: readonly string[],
  at: { x: number; y: number; width: number },
): number {
  const { t, card } = sheet;
  let below = say(sheet, 'P', t.t('present.pdf.tickets'), at, labelStyle);
  const style = {
    sizePt: 17,
    colour: card.colours.ink,
    isBold: true,
    lines: 2,
    elseTry: [{ sizePt: 11, lines: 3 }],
  };
  for (const line of lines.length > 3 ? [lines.join(', ')] : lines)
    below = say(sheet, 'P', line, { ...at, y: below + 1 }, style);
  return below;
}

function drawHints(sheet: GiftCardSheet, y: number): void {
  const { t, card } = sheet;
  const { ink } = card.colours;
  const gap = 8;
  const width = (inner - gap) / 2;
  const columns = [
    [
      'present.pdf.how',
      card.tickets ? t.t('present.pdf.ticketHowText') : t.t('present.pdf.howText', { shop: card.shop }),
    ],
    [
      'present.pdf.know',
      card.tickets
        ? t.t('present.pdf.ticketKnowText')
        : t.t('present.pdf.knowText', { page: card.balancePage }),
    ],
  ] as const;
  for (const [index, [title, text]] of columns.entries()) {
    const at = { x: margin + index * (width + gap), width };
    const below = say(
      sheet,
      'H2',
      t.t(title),
      { ...at, y },
      { sizePt: 13, colour: ink, isBold: true, lines: 1 },
    );
    say(sheet, 'P', text, { ...at, y: below + 1 }, { sizePt: 11, colour: ink, lines: 6 });
  }
}

function drawFoot(sheet: GiftCardSheet): void {
  const { pen, tags, t, card } = sheet;
  const { pdf, mm } = pen;
  tags.decorate(() =>
    pdf
      .moveTo(mm(margin), mm(270))
      .lineTo(mm(margin + inner), mm(270))
      .lineWidth(0.75)
      .stroke(faint),
  );
  const warning = t.t(card.tickets ? 'present.pdf.ticketCash' : 'present.pdf.cash');
  const text = [card.contact, warning].filter(Boolean).join(' · ');
  say(sheet, 'P', text, { x: margin, y: 274.5, width: inner }, { sizePt: 10, colour: quietInk, lines: 3 });
}

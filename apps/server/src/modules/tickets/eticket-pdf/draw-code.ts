import { measureCode } from '@foyer/domain/tickets/eticket-template/eticket-heights.ts';
import { formatTicketNumber } from '@foyer/domain/tickets/ticket-number.ts';
import { makeBars } from './bar-widths.ts';
import { boundsOf } from './draw-museum.ts';
import { drawBars, drawQrCode, quietOf } from './draw-ticket-code.ts';
import { peopleOf } from './draw-visit.ts';
import { type ETicketSheet, inner, margin, say, sayFact, sayHeading } from './eticket-sheet.ts';

const thinnestBarMm = 0.5;
const widestBarsMm = 110;

/** The code at the left, and beside it what to do with it. @returns the y below it. */
export function drawCodeRow(sheet: ETicketSheet, y: number): number {
  const { t, document, ticket, template } = sheet;
  const { colours } = document;
  const size = drawCode(sheet, { x: margin, y });
  const x = margin + size.width + 9;
  const at = { x, width: margin + inner - x };
  let below = sayHeading(sheet, t.t('eticket.code.title'), { ...at, y: y + 1 }, 2);
  const text = { sizePt: 10.5, colour: colours.ink, lines: 4 };
  below = say(sheet, 'P', t.t('eticket.code.text'), { ...at, y: below + 1 }, text);
  if (template.codeHasNumber) {
    const number = { sizePt: 16, colour: colours.ink, isBold: true, spacingPt: 1, lines: 1 };
    below = say(
      sheet,
      'P',
      formatTicketNumber(ticket.ticketNumber),
      { ...at, y: below + 3 },
      {
        ...number,
        elseTry: [{ sizePt: 12, lines: 1 }],
      },
    );
  }
  for (const fact of peopleOf(sheet)) below = sayFact(sheet, fact, { ...at, y: below + 2 });
  return Math.max(y + size.height, below);
}

/** The code with its number under it, for a column of `widthOfCode`. @returns the y below it. */
export function drawCodeColumn(sheet: ETicketSheet, at: { x: number; y: number }): number {
  const { document, ticket, template } = sheet;
  const size = drawCode(sheet, at);
  const y = at.y + size.height + quietOf(sheet.codeType, size.width);
  if (!template.codeHasNumber) return y;
  const style = {
    sizePt: 11,
    colour: document.colours.ink,
    align: 'center',
    spacingPt: 0.6,
    lines: 1,
  } as const;
  return say(sheet, 'P', formatTicketNumber(ticket.ticketNumber), { ...at, y, width: size.width }, style);
}

/** With the paper at its sides that belongs to it. */
export function widthOfCode(sheet: ETicketSheet): number {
  const { width } = sizeOf(sheet);
  return width + 2 * quietOf(sheet.codeType, width);
}

/** Bars of a long code of a series are wider than the setting, so that each can still be read. */
function sizeOf({ codeType, template, ticket }: ETicketSheet): { width: number; height: number } {
  const size = measureCode(template.codeSizeMm, codeType === '1d');
  if (codeType !== '1d') return size;
  const wanted = makeBars(ticket.ticketNumber).total * thinnestBarMm;
  return { ...size, width: Math.max(size.width, Math.min(wanted, widestBarsMm)) };
}

function drawCode(
  sheet: ETicketSheet,
  { x, y }: { x: number; y: number },
): { width: number; height: number } {
  const { pen, tags, t, ticket, codeType } = sheet;
  const size = sizeOf(sheet);
  const alt = t.t('eticket.code.alt', { number: formatTicketNumber(ticket.ticketNumber) });
  tags.tag(
    'Figure',
    () => {
      if (codeType === '1d') drawBars(pen, ticket.ticketNumber, { x, y, ...size });
      else drawQrCode(pen, ticket.code, { x, y, side: size.width });
    },
    { alt, bbox: boundsOf(sheet, { x, y, ...size }) },
  );
  return size;
}

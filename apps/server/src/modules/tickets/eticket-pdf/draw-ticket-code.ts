import type { CodeType } from '@foyer/domain/clients/client.ts';
import { makeBars } from './bar-widths.ts';
import { makeQrModules, quietZoneModules } from './qr-modules.ts';
import type { TicketPen } from './ticket-pen.ts';

/** Paper of ten bars at each side of a 1D code is part of it (ISO/IEC 15417). */
const quietBars = 10;
/** Squares of a ticket's QR code a side, and bars of a ticket number, for the paper around them. */
const usual = { qr: 37, '1d': 123 } as const;

/** The paper around a code of this width, in millimetres. */
export function quietOf(codeType: CodeType, width: number): number {
  return ((codeType === '1d' ? quietBars : quietZoneModules) * width) / usual[codeType];
}

/**
 * Draws a QR code with its quiet zone; `side` is that of the dark part in millimetres. Squares are one path, a row's
 * neighbours joined: sharp at every size and without hairlines between them. In units of one square, so that the
 * path is short to write.
 */
export function drawQrCode(pen: TicketPen, text: string, at: { x: number; y: number; side: number }): void {
  const modules = makeQrModules(text);
  const runs: string[] = [];
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      const start = x;
      while (modules.isDark(x, y)) x += 1;
      if (x > start) runs.push(`${start} ${y} ${x - start} 1 re`);
    }
  }
  const unit = at.side / modules.size;
  fillInUnits(pen, { x: at.x, y: at.y, unitX: unit, unitY: unit }, runs, {
    width: modules.size,
    height: modules.size,
    quiet: quietZoneModules,
  });
}

/** Draws Code 128 bars of a text. */
export function drawBars(
  pen: TicketPen,
  text: string,
  at: { x: number; y: number; width: number; height: number },
): void {
  const { bars, total } = makeBars(text);
  const runs = bars.map(({ start, width }) => `${start} 0 ${width} 1 re`);
  const place = { x: at.x, y: at.y, unitX: at.width / total, unitY: at.height };
  fillInUnits(pen, place, runs, { width: total, height: 1, quiet: quietBars });
}

/** Fills rectangles given in units from a corner, on white paper that is `quiet` units wider at each side. */
function fillInUnits(
  { pdf, mm }: TicketPen,
  { x, y, unitX, unitY }: { x: number; y: number; unitX: number; unitY: number },
  runs: readonly string[],
  { width, height, quiet }: { width: number; height: number; quiet: number },
): void {
  const space = quiet * unitX;
  pdf
    .rect(mm(x - space), mm(y - space), mm(width * unitX + 2 * space), mm(height * unitY + 2 * space))
    .fill('#FFFFFF');
  pdf.save().transform(mm(unitX), 0, 0, mm(unitY), mm(x), mm(y));
  pdf
    .fillColor('#000000')
    .addContent(`${runs.join(' ')} f`)
    .restore();
}

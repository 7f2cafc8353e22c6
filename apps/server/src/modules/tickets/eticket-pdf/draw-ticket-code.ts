import { makeQrModules, quietZoneModules } from './qr-modules.ts';
import type { TicketPen } from './ticket-pen.ts';

/**
 * Draws a code with its quiet zone; `side` is that of the dark part in millimetres. Squares are one path, a row's
 * neighbours joined: sharp at every size and without hairlines between them.
 */
export function drawTicketCode(
  pen: TicketPen,
  text: string,
  at: { x: number; y: number; side: number },
): void {
  const { pdf, mm } = pen;
  const modules = makeQrModules(text);
  const side = at.side / modules.size;
  const quiet = quietZoneModules * side;
  pdf
    .rect(mm(at.x - quiet), mm(at.y - quiet), mm(at.side + 2 * quiet), mm(at.side + 2 * quiet))
    .fill('#FFFFFF');
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      const start = x;
      while (modules.isDark(x, y)) {
        x += 1;
      }
      if (x > start) {
        pdf.rect(mm(at.x + start * side), mm(at.y + y * side), mm((x - start) * side), mm(side));
      }
    }
  }
  pdf.fill('#000000');
}

import { eTicketHeights, eTicketPage } from '@foyer/domain/tickets/eticket-template/eticket-heights.ts';
import { boundsOf } from './draw-museum.ts';
import type { ETicketSheet } from './eticket-sheet.ts';
import type { TicketPen } from './ticket-pen.ts';

interface BannerBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The banner of the ticket group across the page; waves where it has none. @returns the y below it. */
export function drawBanner(sheet: ETicketSheet, y: number): number {
  const { pen, tags, document, ticket, template } = sheet;
  const box = { x: 0, y, width: eTicketPage.width, height: eTicketHeights.banner[template.bannerHeight] };
  const { banner, bannerText } = ticket;
  if (banner && bannerText) {
    tags.tag('Figure', () => pen.cover(banner, box), { alt: bannerText, bbox: boundsOf(sheet, box) });
  } else if (banner) tags.decorate(() => pen.cover(banner, box));
  else if (!document.background) tags.decorate(() => drawWaves(pen, box, document.colours));
  return y + box.height;
}

/** The picture of a client without one of its own: quiet waves in the channel's colours. */
function drawWaves(
  pen: TicketPen,
  banner: BannerBox,
  colours: { readonly brand: string; readonly ink: string },
): void {
  const { pdf, mm } = pen;
  const bottom = banner.y + banner.height;
  pdf.save().rect(0, mm(banner.y), mm(banner.width), mm(banner.height)).clip();
  pdf.rect(0, mm(banner.y), mm(banner.width), mm(banner.height)).fillOpacity(0.16).fill(colours.brand);
  pdf
    .circle(mm(152), mm(bottom - 34), mm(24))
    .fillOpacity(0.9)
    .fill(colours.brand);
  const wave = (top: number, lift: number, opacity: number) =>
    pdf
      .moveTo(0, mm(top))
      .bezierCurveTo(mm(50), mm(top - lift), mm(80), mm(top + lift), mm(120), mm(top))
      .bezierCurveTo(
        mm(150),
        mm(top - lift * 0.8),
        mm(180),
        mm(top - lift * 0.4),
        mm(banner.width),
        mm(top + lift * 0.3),
      )
      .lineTo(mm(banner.width), mm(bottom))
      .lineTo(0, mm(bottom))
      .closePath()
      .fillOpacity(opacity)
      .fill(colours.ink);
  wave(bottom - 24, 7, 0.55);
  wave(bottom - 15, 6, 0.85);
  pdf.restore().fillOpacity(1);
}

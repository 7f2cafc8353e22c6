import type { TicketPen } from './ticket-pen.ts';

export interface BannerBox {
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The picture of a client without one of its own: quiet waves in the channel's colours. */
export function drawBanner(
  pen: TicketPen,
  banner: BannerBox,
  colours: { readonly brand: string; readonly ink: string },
): void {
  const { pdf, mm } = pen;
  const bottom = banner.top + banner.height;
  pdf.save().rect(0, mm(banner.top), mm(banner.width), mm(banner.height)).clip();
  pdf.rect(0, mm(banner.top), mm(banner.width), mm(banner.height)).fillOpacity(0.16).fill(colours.brand);
  pdf
    .circle(mm(152), mm(banner.top + 28), mm(24))
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
  wave(banner.top + 38, 7, 0.55);
  wave(banner.top + 47, 6, 0.85);
  pdf.restore().fillOpacity(1);
}

import { makePrintable } from './printable-text.ts';
import { fontOf, openTicketFonts } from './ticket-fonts.ts';
import { visualOrder } from './visual-order.ts';

const pointsPerMm = 72 / 25.4;

export interface TextStyle {
  readonly sizePt: number;
  readonly colour: string;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'right';
  readonly spacingPt?: number;
  /** Lines at most; what does not fit ends in an ellipsis. */
  readonly lines?: number;
  /** Smaller settings for a long text, tried in turn; the last one is cut off. */
  readonly elseTry?: readonly { readonly sizePt: number; readonly lines: number }[];
}

/** Draws on a PDF page in millimetres from its top left corner. */
export interface TicketPen {
  readonly pdf: PDFKit.PDFDocument;
  /** Writes a text into a column and gives the y below it. */
  write(text: string, at: { x: number; y: number; width: number }, style: TextStyle): number;
  /** Covers a box with a picture, its middle where it is higher or wider; in the file once, however often it is drawn. */
  cover(picture: Buffer, box: { x: number; y: number; width: number; height: number }): void;
  /** Millimetres to points, for what is drawn with the document itself. */
  mm(value: number): number;
}

/** A pen for the document; its texts are made printable in the vendored fonts. */
export function makeTicketPen(pdf: PDFKit.PDFDocument): TicketPen {
  const fonts = openTicketFonts();
  const mm = (value: number) => value * pointsPerMm;
  const opened = new Map<Buffer, PDFKit.Mixins.ImageSrc>();
  return {
    pdf,
    mm,
    cover(picture, { x, y, width, height }) {
      const image = opened.get(picture) ?? pdf.openImage(picture);
      opened.set(picture, image);
      pdf.save().rect(mm(x), mm(y), mm(width), mm(height)).clip();
      pdf.image(image, mm(x), mm(y), { cover: [mm(width), mm(height)], align: 'center', valign: 'center' });
      pdf.restore();
    },
    write(text, at, style) {
      const font = fontOf(text, style.isBold ? fonts.bold : fonts.regular);
      const printable = visualOrder(makePrintable(text, font));
      const textOptions = (sizePt: number) => ({
        width: mm(at.width),
        align: style.align ?? 'left',
        characterSpacing: style.spacingPt ?? 0,
        lineGap: sizePt * 0.12,
      });
      const heightOfLines = (choice: { sizePt: number; lines?: number }) => {
        pdf.font(font, choice.sizePt);
        return (pdf.currentLineHeight(true) + choice.sizePt * 0.12) * (choice.lines ?? 1) + 0.1;
      };
      const fits = (choice: { sizePt: number; lines?: number }) =>
        !choice.lines ||
        pdf.font(font, choice.sizePt).heightOfString(printable, textOptions(choice.sizePt)) <=
          heightOfLines(choice);
      const choices = [{ sizePt: style.sizePt, lines: style.lines }, ...(style.elseTry ?? [])];
      const chosen = choices.find((choice) => fits(choice)) ?? choices.at(-1) ?? style;
      pdf.font(font, chosen.sizePt).fillColor(style.colour);
      pdf.text(printable, mm(at.x), mm(at.y), {
        ...textOptions(chosen.sizePt),
        height: chosen.lines ? heightOfLines(chosen) : undefined,
        ellipsis: chosen.lines !== undefined,
      });
      return pdf.y / pointsPerMm;
    },
  };
}

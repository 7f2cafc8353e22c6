import type { FontkitFont } from 'fontkit';
import { makePrintable } from './printable-text.ts';
import { fontOf, openTicketFonts } from './ticket-fonts.ts';
import { visualOrder } from './visual-order.ts';

const pointsPerMm = 72 / 25.4;

export interface TextStyle {
  readonly sizePt: number;
  readonly colour: string;
  readonly isBold?: boolean;
  readonly align?: 'left' | 'center' | 'right';
  readonly spacingPt?: number;
  /** Lines at most; what does not fit ends in an ellipsis. */
  readonly lines?: number;
  /** Smaller settings for a long text, tried in turn; the last one is cut off. */
  readonly elseTry?: readonly { readonly sizePt: number; readonly lines: number }[];
}

interface Setting {
  readonly sizePt: number;
  readonly lines?: number;
}

/** A text as its font can draw it, and how wide it is in each size. */
interface SetText {
  readonly font: FontkitFont;
  readonly printable: string;
  readonly widths: Map<number, number>;
}

/** Draws on a PDF page in millimetres from its top left corner. */
export interface TicketPen {
  readonly pdf: PDFKit.PDFDocument;
  /** Writes a text into a column and gives the y below it. */
  write(text: string, at: { x: number; y: number; width: number }, style: TextStyle): number;
  /** Covers a box with a picture, its middle where it is higher or wider; in the file once, however often it is drawn. */
  cover(picture: Buffer, box: { x: number; y: number; width: number; height: number }): void;
  /** Draws a picture as large as it fits into a box, at its left, in its middle or at its right. @returns its width. */
  fit(
    picture: Buffer,
    box: { x: number; y: number; width: number; height: number },
    align: 'left' | 'center' | 'right',
  ): number;
  /** Millimetres to points, for what is drawn with the document itself. */
  mm(value: number): number;
}

/** A pen for the document; its texts are made printable in the vendored fonts. */
export function makeTicketPen(pdf: PDFKit.PDFDocument): TicketPen {
  const fonts = openTicketFonts();
  const mm = (value: number) => value * pointsPerMm;
  const opened = new Map<Buffer, ReturnType<PDFKit.PDFDocument['openImage']>>();
  const openPicture = (picture: Buffer) => {
    const image = opened.get(picture) ?? pdf.openImage(picture);
    opened.set(picture, image);
    return image;
  };
  const take = fontTaker(pdf);
  /** Most texts of a ticket are those of the next one too. */
  const known = new Map<string, SetText>();
  const setText = (text: string, isBold: boolean): SetText => {
    const key = `${isBold} ${text}`;
    const found = known.get(key);
    if (found) return found;
    const font = fontOf(text, isBold ? fonts.bold : fonts.regular);
    const made = {
      font,
      printable: visualOrder(makePrintable(text, font)),
      widths: new Map<number, number>(),
    };
    known.set(key, made);
    return made;
  };
  return {
    pdf,
    mm,
    cover(picture, { x, y, width, height }) {
      pdf.save().rect(mm(x), mm(y), mm(width), mm(height)).clip();
      pdf.image(openPicture(picture), mm(x), mm(y), {
        cover: [mm(width), mm(height)],
        align: 'center',
        valign: 'center',
      });
      pdf.restore();
    },
    fit(picture, { x, y, width, height }, align) {
      const image = openPicture(picture);
      const { width: own, height: tall } = image;
      const scale = Math.min(width / own, height / tall);
      const free = width - own * scale;
      const left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
      pdf.image(image, mm(left), mm(y + (height - tall * scale) / 2), { width: mm(own * scale) });
      return own * scale;
    },
    write(text, at, style) {
      const { font, printable, widths } = setText(text, style.isBold === true);
      const { align = 'left', spacingPt = 0 } = style;
      const widthOf = (sizePt: number) => {
        take(font, sizePt);
        const known = widths.get(sizePt);
        const width = known ?? pdf.widthOfString(printable);
        widths.set(sizePt, width);
        return width + spacingPt * (printable.length - 1);
      };
      const textOptions = (sizePt: number) => ({
        width: mm(at.width),
        align,
        characterSpacing: spacingPt,
        lineGap: sizePt * 0.12,
      });
      const lineHeight = (sizePt: number) => pdf.currentLineHeight(true) + sizePt * 0.12;
      const fits = ({ sizePt, lines }: Setting) => {
        if (!lines || widthOf(sizePt) <= mm(at.width)) return true;
        if (lines === 1) return false;
        return pdf.heightOfString(printable, textOptions(sizePt)) <= lineHeight(sizePt) * lines + 0.1;
      };
      const choices: Setting[] = [{ sizePt: style.sizePt, lines: style.lines }, ...(style.elseTry ?? [])];
      const chosen = choices.find(fits) ?? choices.at(-1) ?? style;
      const width = widthOf(chosen.sizePt);
      pdf.fillColor(style.colour);
      // one line is placed here: the wrapper of pdfkit would measure it word by word
      if (width <= mm(at.width) && !printable.includes('\n')) {
        const free = mm(at.width) - width;
        const x = mm(at.x) + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
        pdf.text(printable, x, mm(at.y), { lineBreak: false, characterSpacing: spacingPt });
        return at.y + lineHeight(chosen.sizePt) / pointsPerMm;
      }
      pdf.text(printable, mm(at.x), mm(at.y), {
        ...textOptions(chosen.sizePt),
        height: chosen.lines ? lineHeight(chosen.sizePt) * chosen.lines + 0.1 : undefined,
        ellipsis: chosen.lines !== undefined,
      });
      return pdf.y / pointsPerMm;
    },
  };
}

/** Chooses a font by a name of its own: pdfkit opens a font that is given as an object again each time. */
function fontTaker(pdf: PDFKit.PDFDocument): (font: FontkitFont, sizePt: number) => void {
  const names = new Map<FontkitFont, string>();
  return (font, sizePt) => {
    let name = names.get(font);
    if (name === undefined) {
      name = `foyer-${names.size}`;
      names.set(font, name);
      pdf.registerFont(name, font);
    }
    pdf.font(name, sizePt);
  };
}

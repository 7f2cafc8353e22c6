import { eTicketHeights, eTicketPage } from '@foyer/domain/tickets/eticket-template/eticket-heights.ts';
import { type ETicketSheet, inner, margin, say } from './eticket-sheet.ts';

const logoBox = { width: 34, height: 15 };

/** The museum at one side of the page, number and order at the other. @returns the y below it. */
export function drawMuseum(sheet: ETicketSheet, y: number): number {
  const { pen, tags, t, document, template, place } = sheet;
  const { client, logo, colours } = document;
  const isRight = template.logoPlace === 'right';
  const isMiddle = template.logoPlace === 'middle';
  const align = isMiddle ? 'center' : template.logoPlace === 'right' ? 'right' : 'left';
  const numbers = inner * 0.34;
  const width = isMiddle ? inner - 2 * numbers : inner - numbers;
  const box = { x: isMiddle ? margin + numbers : isRight ? margin + numbers : margin, width };
  let left = box.x;
  let room = box.width;
  if (logo) {
    let drawn = 0;
    const bounds = { x: box.x, y: y + 6, width: box.width, height: logoBox.height };
    const at = isMiddle
      ? bounds
      : { ...bounds, width: logoBox.width, x: isRight ? box.x + box.width - logoBox.width : box.x };
    const draw = () => {
      drawn = pen.fit(logo, at, align);
    };
    // beside its name it would be read twice
    if (isMiddle) tags.tag('Figure', draw, { alt: client.name, bbox: boundsOf(sheet, at) });
    else tags.decorate(draw);
    room -= drawn + 4;
    left += isRight ? 0 : drawn + 4;
  }
  if (!logo || !isMiddle) {
    const name = { sizePt: 17, colour: colours.ink, isBold: true, align, lines: 1 } as const;
    const at = { x: left, width: room, y: y + (client.town ? 7.2 : 9.6) };
    say(sheet, 'P', client.name, at, { ...name, elseTry: [{ sizePt: 12, lines: 1 }] });
    const town = { sizePt: 11, colour: colours.ink, align, lines: 1 } as const;
    say(sheet, 'P', client.town, { ...at, y: y + 15.2 }, town);
  }
  const side = { x: isRight ? margin : margin + inner - numbers, width: numbers };
  const style = { sizePt: 11, colour: colours.ink, align: isRight ? 'left' : 'right', lines: 1 } as const;
  say(sheet, 'P', t.t('eticket.number', place), { ...side, y: y + 8 }, { ...style, isBold: true });
  say(sheet, 'P', t.t('eticket.order', { number: document.orderNumber }), { ...side, y: y + 14.2 }, style);
  return y + eTicketHeights.logo;
}

/** Number and order alone, on a narrow line. @returns the y below it. */
export function drawStrip(sheet: ETicketSheet): number {
  const { t, document, place } = sheet;
  const order = t.t('eticket.order', { number: document.orderNumber });
  const text = `${t.t('eticket.number', place)} · ${order}`;
  const style = { sizePt: 9.5, colour: document.colours.ink, align: 'right', lines: 1 } as const;
  say(sheet, 'P', text, { x: margin, y: 3, width: inner }, style);
  return eTicketHeights.strip;
}

/** Of a figure, in points from the top left corner. */
export function boundsOf(
  { pen: { mm } }: Pick<ETicketSheet, 'pen'>,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): [number, number, number, number] {
  const right = Math.min(x + width, eTicketPage.width);
  return [mm(x), mm(y), mm(right), mm(y + height)];
}

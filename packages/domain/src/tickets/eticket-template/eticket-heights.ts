import type { ETicketLayout } from './eticket-blocks.ts';

/** An A4 sheet in millimetres: what is above the foot is for blocks. */
export const eTicketPage = { width: 210, height: 297, margin: 12.7, foot: 15 } as const;
export const roomForBlocks = eTicketPage.height - eTicketPage.foot;

/** The heights that blocks take at least; `visit` in a row of its own. */
export const eTicketHeights = {
  logo: 25.4,
  /** The line with number and order where there is no logo. */
  strip: 10,
  banner: { low: 62.3, whole: 100 },
  visit: 50,
  visitBeside: 58,
  text: 34,
  contact: 26,
  own: 15,
} as const;

/** Bars are wider than a QR code of the same setting, and lower: 82 mm at 55, so that each is 0.67 mm at least. */
export function measureCode(sizeMm: number, isBars: boolean): { width: number; height: number } {
  return isBars ? { width: sizeMm * 1.5, height: 24 } : { width: sizeMm, height: sizeMm };
}

/** What the code takes with the paper around it and its number. */
export function heightOfCode(
  { codeSizeMm, codePlace, codeHasNumber }: Pick<ETicketLayout, 'codeSizeMm' | 'codePlace' | 'codeHasNumber'>,
  isBars: boolean,
): number {
  const { height } = measureCode(codeSizeMm, isBars);
  return Math.max(height, codePlace === 'row' ? 42 : 0) + 14 + (codePlace !== 'row' && codeHasNumber ? 8 : 0);
}

/**
 * What the blocks of a template take at least. Where the client's own code type decides, the higher one counts: a
 * change of that setting never breaks a template.
 */
export function heightOfBlocks(template: ETicketLayout): number {
  const { blocks, codeType, codePlace, bannerHeight } = template;
  const isOn = (kind: string) => blocks.some((block) => block.kind === kind && block.isOn);
  const code = heightOfCode(template, codeType === '1d');
  const visit =
    codePlace === 'row' ? eTicketHeights.visit + code : Math.max(eTicketHeights.visitBeside, code);
  const own = blocks.filter(({ kind, isOn: on }) => kind === 'own' && on).length;
  return (
    (isOn('logo') ? eTicketHeights.logo : eTicketHeights.strip) +
    (isOn('banner') ? eTicketHeights.banner[bannerHeight] : 0) +
    visit +
    (standSideBySide(blocks)
      ? eTicketHeights.text
      : (isOn('text') ? eTicketHeights.text : 0) + (isOn('contact') ? eTicketHeights.contact : 0)) +
    own * eTicketHeights.own
  );
}

/** Text and contact share a row where one follows the other. */
export function standSideBySide(blocks: ETicketLayout['blocks']): boolean {
  const kinds = blocks.filter(({ isOn }) => isOn).map(({ kind }) => kind);
  const text = kinds.indexOf('text');
  return text >= 0 && kinds.includes('contact') && Math.abs(kinds.indexOf('contact') - text) === 1;
}

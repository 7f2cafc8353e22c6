import {
  eTicketHeights,
  eTicketPage,
  heightOfBlocks,
  heightOfCode,
  roomForBlocks,
  standSideBySide,
} from '@foyer/domain/tickets/eticket-template/eticket-heights.ts';
import type { ETicketBlock } from '@foyer/domain/tickets/eticket-template/eticket-template.ts';
import { drawBanner } from './draw-banner.ts';
import { drawCodeColumn, drawCodeRow, widthOfCode } from './draw-code.ts';
import { drawMuseum, drawStrip } from './draw-museum.ts';
import { quietOf } from './draw-ticket-code.ts';
import { drawVisit, drawVisitColumn } from './draw-visit.ts';
import { drawContact, drawFoldLine, drawFoot, drawHints, drawText, wordsOf } from './draw-words.ts';
import { type ETicketSheet, inner, margin } from './eticket-sheet.ts';

/** A sheet is folded here: not through the code, where there is room to keep it below. */
const fold = eTicketPage.height / 2;

/**
 * Draws one ticket on the document's current page: one page per ticket, so that each can be handed on. The blocks
 * of its template follow each other; words get what the others leave, and shrink where that is little.
 */
export function drawETicketPage(sheet: ETicketSheet): void {
  const { pen, tags, document, template } = sheet;
  const { background } = document;
  if (background) tags.decorate(() => pen.cover(background, { x: 0, y: 0, ...eTicketPage }));
  const blocks = template.blocks.filter(({ isOn }) => isOn);
  let y = blocks.some(({ kind }) => kind === 'logo') ? 0 : drawStrip(sheet);
  /** What the page has more than its blocks need at least. */
  let spare = roomForBlocks - heightOfBlocks(template);
  let isAfterCode = false;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'contact' && isWithNeighbour(blocks, index, 'text')) continue;
    const isWords = block.kind === 'text' || block.kind === 'contact' || block.kind === 'own';
    if (isWords && isAfterCode) {
      // the box of the visit ends where its block does
      y += blocks[index - 1]?.kind === 'visit' && template.codePlace === 'row' ? 4 : 0;
      drawFoldLine(sheet, y);
      isAfterCode = false;
    }
    const least = leastOf(sheet, block, blocks);
    const below = drawBlock(sheet, block, { y, bottom: y + least + spare, spare, blocks });
    spare = Math.max(0, spare - Math.max(0, below - y - least));
    y = Math.max(below, y + (isWords ? 0 : least));
    if (block.kind === 'code' || (block.kind === 'visit' && template.codePlace !== 'row')) isAfterCode = true;
  }
  drawFoot(sheet);
}

interface Room {
  y: number;
  /** Where it must end. */
  bottom: number;
  spare: number;
  blocks: readonly ETicketBlock[];
}

function drawBlock(sheet: ETicketSheet, block: ETicketBlock, { y, bottom, spare, blocks }: Room): number {
  const { template, ticket } = sheet;
  switch (block.kind) {
    case 'logo':
      return drawMuseum(sheet, y);
    case 'banner':
      return drawBanner(sheet, y);
    case 'visit':
      return template.codePlace === 'row' ? drawVisit(sheet, y) : drawBeside(sheet, y);
    case 'code': {
      if (template.codePlace !== 'row') return y;
      const top = y + 7;
      const height = heightOfCode(template, sheet.codeType === '1d') - 14;
      const isFolded = top < fold && top + height > fold && fold + 3 - top <= spare;
      return drawCodeRow(sheet, isFolded ? fold + 3 : top) + 7;
    }
    case 'text': {
      const text = ticket.text?.trim() || wordsOf(sheet, block);
      const isBeside = standSideBySide(blocks);
      const hints = drawHints(sheet, text, { x: margin, y: y + 7, width: isBeside ? 86 : inner });
      const contact = isBeside
        ? drawContact(sheet, { x: 110, y: y + 7, width: eTicketPage.width - margin - 110 })
        : y;
      return drawText(sheet, text, Math.max(hints, contact) + 3, bottom) + 2;
    }
    case 'contact':
      return drawContact(sheet, { x: margin, y: y + 7, width: inner }) + 2;
    case 'own':
      return drawText(sheet, wordsOf(sheet, block), y + 4, bottom) + 2;
  }
}

/** The visit and its code beside each other. */
function drawBeside(sheet: ETicketSheet, y: number): number {
  const { template, codeType } = sheet;
  const width = widthOfCode(sheet);
  const quiet = quietOf(codeType, width);
  const isLeft = template.codePlace === 'left';
  const code = { x: isLeft ? margin : margin + inner - width + quiet, y: y + 7 };
  const column = { x: isLeft ? margin + width + 4 : margin, y: y + 5, width: inner - width - 4 };
  // The visit is read first: its heading names the ticket.
  const visit = drawVisitColumn(sheet, column);
  return Math.max(visit, drawCodeColumn(sheet, code)) + 5;
}

function leastOf({ template, codeType }: ETicketSheet, block: ETicketBlock, blocks: readonly ETicketBlock[]) {
  const isRow = template.codePlace === 'row';
  const code = heightOfCode(template, codeType === '1d');
  switch (block.kind) {
    case 'banner':
      return eTicketHeights.banner[template.bannerHeight];
    case 'visit':
      return isRow ? eTicketHeights.visit : Math.max(eTicketHeights.visitBeside, code);
    case 'code':
      return isRow ? code : 0;
    case 'contact':
      return standSideBySide(blocks) ? 0 : eTicketHeights.contact;
    default:
      return eTicketHeights[block.kind];
  }
}

function isWithNeighbour(
  blocks: readonly ETicketBlock[],
  index: number,
  kind: ETicketBlock['kind'],
): boolean {
  return blocks[index - 1]?.kind === kind || blocks[index + 1]?.kind === kind;
}

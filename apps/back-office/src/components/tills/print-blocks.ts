import type { ReceiptBlock } from '@foyer/domain/tills/receipt.ts';
import { readStyleNonce } from '@foyer/ui/theme/style-nonce.ts';
import styles from './receipt-paper.module.css';

const widthMm = 80;
const marginMm = 3;
const mmOfPixel = 25.4 / 96;

/** Prints a receipt on paper of 80 mm by the print of the browser: nothing else of the page is on the paper. */
export function printBlocks(blocks: readonly ReceiptBlock[]): void {
  const receipt = document.createElement('section');
  receipt.append(...blocks.map(elementOf));
  printOnPaper([receipt]);
}

/** Prints each of these on a piece of paper of 80 mm, and nothing else of the page. */
export function printOnPaper(pieces: readonly Element[]): void {
  const paper = document.createElement('div');
  paper.className = styles.paper ?? '';
  paper.append(...pieces);
  document.body.append(paper);
  paper.append(pageFor(pieces));
  document.body.dataset.printsReceipt = '';
  try {
    window.print();
  } finally {
    paper.remove();
    delete document.body.dataset.printsReceipt;
  }
}

/** As long as the longest piece: CSS has no page whose length follows what is on it. */
function pageFor(pieces: readonly Element[]): HTMLStyleElement {
  const longest = Math.max(0, ...pieces.map((piece) => piece.getBoundingClientRect().height));
  // A page that is wider than long would be turned; the last millimetre is for rounding.
  const lengthMm = Math.max(widthMm, Math.ceil(longest * mmOfPixel) + 2 * marginMm) + 1;
  const page = document.createElement('style');
  page.nonce = readStyleNonce();
  page.textContent = `@page { size: ${widthMm}mm ${lengthMm}mm; margin: ${marginMm}mm; }`;
  return page;
}

function elementOf({ kind, left, right }: ReceiptBlock): HTMLElement {
  const element = document.createElement(kind === 'rule' ? 'hr' : 'p');
  if (kind === 'rule') return element;
  element.className = styles[kind] ?? '';
  for (const text of right ? [left, right] : [left]) {
    const part = document.createElement('span');
    part.textContent = text;
    element.append(part);
  }
  return element;
}

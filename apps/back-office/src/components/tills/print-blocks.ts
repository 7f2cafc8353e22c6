import type { ReceiptBlock } from '@foyer/domain/tills/receipt.ts';
import styles from './receipt-paper.module.css';

/** Prints a receipt on paper of 80 mm by the print of the browser: nothing else of the page is on the paper. */
export const printBlocks = (blocks: readonly ReceiptBlock[]): void => printOnPaper(blocks.map(elementOf));

/** Prints these, and nothing else of the page, on paper of 80 mm. */
export function printOnPaper(elements: readonly Element[]): void {
  const paper = document.createElement('div');
  paper.className = styles.paper ?? '';
  paper.append(...elements);
  document.body.append(paper);
  document.body.dataset.printsReceipt = '';
  try {
    window.print();
  } finally {
    paper.remove();
    delete document.body.dataset.printsReceipt;
  }
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

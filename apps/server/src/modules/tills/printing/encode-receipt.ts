import type { ReceiptBlock } from '@foyer/domain/tills/receipt.ts';
import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';

/** Characters of a line on paper of 80 mm, in the font that printers begin with. */
const columns = 48;

interface ReceiptOptions {
  /** Opens the drawer that is plugged into the printer: cash was paid. */
  opensDrawer: boolean;
}

/** A receipt as ESC/POS, which receipt printers of most makers understand; it ends with a cut. */
export function encodeReceipt(blocks: readonly ReceiptBlock[], { opensDrawer }: ReceiptOptions): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns,
    feedBeforeCut: 4,
    errors: 'relaxed',
  });
  encoder.initialize().codepage('auto');
  if (opensDrawer) encoder.pulse();
  for (const { kind, left, right } of blocks) {
    if (kind === 'rule') encoder.rule({ style: 'single' });
    if (kind === 'heading')
      encoder
        .align('center')
        .bold(true)
        .size(2, 2)
        .line(printable(left))
        .size(1, 1)
        .bold(false)
        .align('left');
    if (kind === 'text') encoder.line(printable(left));
    if (kind === 'pair') encoder.line(inColumns(left, right));
    if (kind === 'total') encoder.bold(true).line(inColumns(left, right)).bold(false);
  }
  return encoder.cut('partial').encode();
}

/** The name at the start, cut where the amount needs its room; the amount at the end. */
function inColumns(left: string, right: string): string {
  const [name, amount] = [printable(left), printable(right)];
  const room = columns - amount.length - 1;
  return `${name.slice(0, room).padEnd(room)} ${amount}`;
}

/** No code page has the narrow spaces of numbers or the minus sign, nor all of them the multiplication sign. */
const printable = (text: string): string =>
  text
    .replaceAll(/[\u00A0\u2009\u202F]/g, ' ')
    .replaceAll('×', 'x')
    .replaceAll('−', '-');

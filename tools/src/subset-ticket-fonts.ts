/**
 * Makes the fonts of the PDF tickets out of the full Noto Sans, once, when the character sets change:
 *   node tools/src/subset-ticket-fonts.ts <folder with NotoSans_400Regular.ttf and NotoSans_700Bold.ttf>
 * The full files come with https://github.com/notofonts/latin-greek-cyrillic (SIL Open Font License 1.1).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Every letter that the European languages of product.md section 3 write, with punctuation and currencies. */
const characterRanges: readonly (readonly [number, number])[] = [
  [0x0020, 0x007e],
  [0x00a0, 0x024f],
  [0x0259, 0x0259],
  [0x02bb, 0x02dd],
  [0x0300, 0x0328],
  [0x0370, 0x03ff],
  [0x0400, 0x052f],
  [0x1e80, 0x1e9e],
  [0x1f00, 0x1fff],
  [0x2000, 0x206f],
  [0x2070, 0x2094],
  [0x20a0, 0x20c0],
  [0x2113, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
  [0xfffd, 0xfffd],
];

const target = join(import.meta.dirname, '../../apps/server/src/modules/tickets/eticket-pdf/fonts');
const weights = [
  { from: 'NotoSans_400Regular.ttf', to: 'noto-sans-regular.ttf' },
  { from: 'NotoSans_700Bold.ttf', to: 'noto-sans-bold.ttf' },
];

const source = process.argv[2];
if (!source) {
  throw new Error('Give the folder of the full fonts: node tools/src/subset-ticket-fonts.ts <folder>');
}
const characters = characterRanges
  .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
  .map((codePoint) => String.fromCodePoint(codePoint))
  .join('');
for (const weight of weights) {
  const full = await readFile(join(source, weight.from));
  const subset = await subsetFont(full, characters, { targetFormat: 'truetype' });
  await writeFile(join(target, weight.to), subset);
  console.log(`${weight.to}: ${subset.length} bytes of ${full.length}`);
}

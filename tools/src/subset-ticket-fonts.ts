/**
 * Makes the fonts of the PDF tickets out of the full Noto fonts, once, when the character sets change:
 *   node tools/src/subset-ticket-fonts.ts <folder with the files that `fonts` names>
 * The full files come with https://github.com/notofonts (SIL Open Font License 1.1).
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** Every letter that the European languages of product.md section 3 write, with punctuation and currencies. */
const europeanRanges: readonly (readonly [number, number])[] = [
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

const inRanges = (ranges: readonly (readonly [number, number])[]) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((codePoint) => String.fromCodePoint(codePoint))
    .join('');

/** The characters of a double-byte set whose first bytes lie in a range and whose second bytes begin at one. */
function inCharacterSet(
  encoding: string,
  [first, last]: readonly [number, number],
  secondFrom = 0xa1,
): string {
  const decoder = new TextDecoder(encoding);
  const seconds = Array.from({ length: 0xff - secondFrom }, (_, index) => secondFrom + index);
  const characters: string[] = [];
  for (let byte = first; byte <= last; byte += 1)
    for (const second of seconds) characters.push(decoder.decode(Uint8Array.of(byte, second)));
  return characters.filter((decoded) => /^[^\0-\x7f\uFFFD]$/u.test(decoded)).join('');
}

const european = inRanges(europeanRanges);
/**
 * A text in another script may have Latin letters and amounts in it; no font is put together with another within one text.
 * The square is their mark for what they lack: they have no U+FFFD.
 */
const latin = inRanges([
  [0x0020, 0x007e],
  [0x00a0, 0x024f],
  [0x2010, 0x203e],
  [0x20a0, 0x20c0],
  [0x25a1, 0x25a1],
]);
/**
 * Simplified (GB 2312), traditional (Big5, frequently used) and Japanese (JIS X 0208) letters, each with the punctuation
 * and signs of its set (the rows before its letters); the wave dash is decoded as another one.
 */
const han = [
  inCharacterSet('gb2312', [0xa1, 0xa3]),
  inCharacterSet('gb2312', [0xb0, 0xf7]),
  inCharacterSet('big5', [0xa1, 0xc6], 0x40),
  inCharacterSet('euc-jp', [0xa1, 0xf4]),
  '\u301C',
].join('');
/** KS X 1001, with its punctuation and signs. */
const hangul = inCharacterSet('euc-kr', [0xa1, 0xa3]) + inCharacterSet('euc-kr', [0xb0, 0xc8]);
const hebrew = inRanges([
  [0x0591, 0x05f4],
  [0x20aa, 0x20aa],
]);

const target = join(import.meta.dirname, '../../apps/server/src/modules/tickets/eticket-pdf/fonts');
const fonts = [
  { from: 'NotoSans_400Regular.ttf', to: 'noto-sans-regular.ttf', characters: european },
  { from: 'NotoSans_700Bold.ttf', to: 'noto-sans-bold.ttf', characters: european },
  { from: 'NotoSansSC_400Regular.ttf', to: 'noto-sans-han.ttf', characters: latin + han },
  { from: 'NotoSansKR_400Regular.ttf', to: 'noto-sans-hangul.ttf', characters: latin + hangul },
  { from: 'NotoSansHebrew_400Regular.ttf', to: 'noto-sans-hebrew.ttf', characters: latin + hebrew },
];

const source = process.argv[2];
if (!source) {
  throw new Error('Give the folder of the full fonts: node tools/src/subset-ticket-fonts.ts <folder>');
}
for (const font of fonts) {
  const full = await readFile(join(source, font.from));
  const subset = await subsetFont(full, font.characters, { targetFormat: 'truetype' });
  await writeFile(join(target, font.to), subset);
  console.log(`${font.to}: ${subset.length} bytes of ${full.length}`);
}

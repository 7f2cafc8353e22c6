/** Nothing that is drawn as nothing, or turns the direction of what follows (Unicode categories and properties). */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\p{Script=Braille}]/u;

/** The scripts that Unicode recommends for names (UAX 31, table 5). */
const scripts = [
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Hangul Han Hebrew',
  'Hiragana Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan',
].flatMap((line) => line.split(' '));

/** Japanese, Korean and Chinese are written in several at once (UTS 39, section 5.1). */
const together = [
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
];

const writings = [...scripts.map((script) => [script]), ...together].map(
  (used) => new RegExp(`^[${used.map((script) => `\\p{Script_Extensions=${script}}`).join('')}]*$`, 'u'),
);

/** What readers see: in one form (NFKC), so that two texts that look the same are the same. */
export const plainForm = (text: string): string => text.normalize('NFKC').trim();

/** Whether every character is drawn. */
export const isVisible = (text: string): boolean => !unseen.test(text);

/** Whether all letters are of one script, so that none of them is taken for one that it looks like. */
export function isOneScript(text: string): boolean {
  const letters = text.replace(/[^\p{L}\p{M}]/gu, '');
  return writings.some((writing) => writing.test(letters));
}

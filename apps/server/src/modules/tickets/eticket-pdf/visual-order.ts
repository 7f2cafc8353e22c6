import bidiFactory from 'bidi-js';

const bidi = bidiFactory();

/**
 * A line of text in the order in which its letters are seen from left to right, by the Unicode Bidirectional Algorithm
 * (UAX #9): Hebrew is stored in the order in which it is read. A text of several lines is broken first.
 */
export function visualOrder(line: string): string {
  if (!/\p{Script=Hebrew}/u.test(line)) return line;
  const seen = bidi.getReorderedString(line, bidi.getEmbeddingLevels(line));
  // Rule L3: a mark stays behind its letter.
  return seen.replace(
    /(\p{M}+)(\p{Script=Hebrew})/gu,
    (_, marks: string, letter: string) => letter + [...marks].reverse().join(''),
  );
}

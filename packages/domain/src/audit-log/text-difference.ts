/** Two texts as what they share at both ends and what differs between: 'Aged 13 to 17', ', with valid ID', '. ID may be asked'. */
export interface TextDifference {
  start: string;
  before: string;
  after: string;
  end: string;
}

/** Splits two texts at whole words, so that a reader sees which words changed. */
export function findTextDifference(before: string, after: string): TextDifference {
  const [from, to] = [wordsOf(before), wordsOf(after)];
  const shorter = Math.min(from.length, to.length);
  let first = 0;
  while (first < shorter && from[first] === to[first]) first += 1;
  let last = 0;
  while (last < shorter - first && from.at(-1 - last) === to.at(-1 - last)) last += 1;
  const text = (words: string[], start: number, end: number) => words.slice(start, end).join('');
  return {
    start: text(from, 0, first),
    before: text(from, first, from.length - last),
    after: text(to, first, to.length - last),
    end: text(from, from.length - last, from.length),
  };
}

/** Words, and what is between them. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];
}

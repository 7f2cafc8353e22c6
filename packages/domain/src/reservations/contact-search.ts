const shortestPart = 2;
const longestPart = 12;
const mostWords = 12;

/** The words of a name or an address as they are compared: small letters without accents. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestPart);
}

/** The beginnings of the words of a contact: each is kept as a keyed digest, and found by what was typed of it. */
export function contactParts(texts: readonly string[]): string[] {
  const words = texts.flatMap(wordsOf).slice(0, mostWords);
  const parts = words.flatMap((word) =>
    Array.from({ length: Math.min(word.length, longestPart) - shortestPart + 1 }, (_, index) =>
      word.slice(0, shortestPart + index),
    ),
  );
  return [...new Set(parts)];
}

/** What a search looks for: every word that was typed, as far as it is kept. */
export const searchedParts = (search: string): string[] => [
  ...new Set(wordsOf(search).map((word) => word.slice(0, longestPart))),
];

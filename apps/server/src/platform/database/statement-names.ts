/** A connection keeps each of them as long as it lives. */
const MOST_NAMES = 150;
const LONGEST = 4_000;

/** Worth a name is what is asked again and again. */
const OFTEN = 10;
const MOST_COUNTED = 1_000;

const names = new Map<string, string>();
const asked = new Map<string, number>();

/**
 * From now on a connection plans this statement once and knows it by a name. For statements that find rows by their
 * key only: their plan is right for any value.
 */
export function nameStatement(text: string): void {
  if (names.has(text) || names.size >= MOST_NAMES || text.length > LONGEST) return;
  const times = (asked.get(text) ?? 0) + 1;
  if (asked.size >= MOST_COUNTED) asked.clear();
  asked.set(text, times);
  if (times < OFTEN) return;
  asked.delete(text);
  names.set(text, `foyer ${names.size + 1}`);
}

export const nameOfStatement = (text: string): string | undefined => names.get(text);

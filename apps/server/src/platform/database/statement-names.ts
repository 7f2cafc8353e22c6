/** A connection keeps each of them as long as it lives. */
const MOST_NAMES = 150;
const LONGEST = 4_000;

/** A statement gets a name when it was sent so often. */
const OFTEN = 10;
const MOST_COUNTED = 1_000;

const names = new Map<string, string>();
const asked = new Map<string, number>();

/**
 * Gives a statement that is sent often a name, so that each connection plans it once. For statements that find rows by
 * their key only: their plan is right for any value.
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

/** The texts of all statements that have a name or will get one: for a test that prepares each of them. */
export const listStatements = (): string[] => [...names.keys(), ...asked.keys()];

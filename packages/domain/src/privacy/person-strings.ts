/** Shorter ones are found by chance. */
const shortest = 4;

/**
 * What a search for a person in texts looks for, without case: addresses, full names, phone numbers. In an address of
 * a page an @ can be written as %40, and a space as %20 or +.
 */
export function personStrings(parts: {
  emails: readonly string[];
  names: readonly string[];
  phones: readonly string[];
}): string[] {
  const plain = [...parts.emails, ...parts.names, ...parts.phones]
    .map((one) => one.trim().toLowerCase())
    .filter((one) => one.length >= shortest);
  const written = plain.flatMap((one) => [
    one,
    encodeURIComponent(one).toLowerCase(),
    one.replaceAll(' ', '+'),
  ]);
  return [...new Set(written)].sort();
}

/** Whether one of these strings is in a text. */
export function containsPerson(text: string, strings: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return strings.some((one) => lower.includes(one));
}

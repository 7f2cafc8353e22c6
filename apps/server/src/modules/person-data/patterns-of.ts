/** Patterns for ILIKE that find these strings anywhere in a text, whatever their case. */
export function patternsOf(strings: readonly string[]): string[] {
  return strings.map((one) => `%${one.replace(/[\\%_]/g, '\\$&')}%`);
}

/**
 * Puts values in their `{name}`. The gate's texts use no other message syntax (a test sees to it), so that
 * its first load does not carry the 14 kB of a message parser: design.md, section 11 allows it 85.
 */
export function fillMessage(text: string, params: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

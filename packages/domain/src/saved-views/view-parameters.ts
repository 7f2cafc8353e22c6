/** Names of an address that say where one is in a list, or which record is open: no part of a view. */
const passing = new Set(['after', 'before', 'entry', 'mail', 'order', 'message', 'as']);

/** The part of an address that a view keeps, in one order: two addresses with the same filters are one view. */
export function plainParameters(search: string): string {
  const pairs = [...new URLSearchParams(search)].filter(
    ([name, value]) => value !== '' && !passing.has(name),
  );
  pairs.sort(([a, x], [b, y]) => compare(a, b) || compare(x, y));
  return new URLSearchParams(pairs).toString();
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

interface Narrowing<Row> {
  search: string;
  /** What a row is found by. */
  words: (row: Row) => readonly (string | null | undefined)[];
  /** 'name' ascending, '-name' descending. */
  sort: string;
  /** By the names under which the columns sort. */
  keys: Record<string, (row: Row) => string | number>;
}

/**
 * Search and sort for a list that is so short that the server sends it whole (locations, sales pages); its state is
 * still in the address. Accents and capitals do not matter; every typed word must be found.
 */
export function narrowRows<Row>(rows: readonly Row[], { search, words, sort, keys }: Narrowing<Row>): Row[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    const text = plain(words(row).filter(Boolean).join(' '));
    return wanted.every((word) => text.includes(word));
  });
  const key = keys[sort.replace(/^-/, '')];
  if (!key) return found;
  const sign = sort.startsWith('-') ? -1 : 1;
  return found.toSorted((a, b) => sign * compare(key(a), key(b)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function compare(a: string | number, b: string | number): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return `${a}`.localeCompare(`${b}`, undefined, { numeric: true, sensitivity: 'base' });
}

import { z } from 'zod';

const longestName = 100;

/** What is written behind the name of a copy, in brackets. */
export const copyMarkInput = z.object({
  mark: z.string().trim().min(1, 'product-name-too-short').max(20, 'product-name-too-long'),
});

/**
 * What a copy of a product is called: 'Salt & Light (copy)', or with the first number that is free. The copy of a copy
 * counts on. `taken` are all names of the client: they differ by more than their case.
 */
export function nameOfCopy(name: string, mark: string, taken: readonly string[]): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  const [, before, itsMark] = /^(.+) \((\p{L}+)(?: \d+)?\)$/u.exec(name) ?? [];
  const base = before && itsMark === mark ? before : name;
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? ` (${mark})` : ` (${mark} ${number})`;
    const wanted = `${base.slice(0, longestName - end.length).trimEnd()}${end}`;
    if (!known.has(wanted.toLowerCase())) return wanted;
  }
}

import fc from 'fast-check';
import { hostileHtml, hostileHtmlParts } from './hostile-html.ts';

/** Random HTML: known attacks and parts of such, combined by chance. */
export const generatedHtml = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...hostileHtmlParts) },
      { weight: 1, arbitrary: fc.constantFrom(...hostileHtml) },
      { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
    ),
    { maxLength: 25 },
  )
  .map((some) => some.join(''));

const linkPieces = [
  ...['java', 'script', ':', '&colon;', '\t', '\n', '\u0000', ' ', '/', '\\', '?', '#', 'data', 'https'],
  ...['vbscript', 'text/html', ';base64,', 'alert(1)', '%3A', '\u00ad', '&#58;', 'é'],
];

/** Addresses whose scheme hides. */
export const generatedLink = fc.oneof(
  fc.string(),
  fc.array(fc.constantFrom(...linkPieces), { maxLength: 12 }).map((parts) => parts.join('')),
);

/** The same ones in every run, for a test that cannot hand its findings back to fast-check: a page. */
export function sampleHostile(count: number): { html: string[]; links: string[] } {
  const how = { numRuns: count, seed: 20_261_122 };
  return { html: fc.sample(generatedHtml, how), links: fc.sample(generatedLink, how) };
}

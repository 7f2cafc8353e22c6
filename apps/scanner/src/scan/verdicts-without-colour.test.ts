import { type ScanVerdict, scanReasons, verdictOfReason } from '@foyer/domain/scanning/scan-verdict.ts';
import { readCatalogue } from '@foyer/i18n/read-catalogue.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { VerdictShape } from './verdict-shape.tsx';

const verdicts: ScanVerdict[] = ['valid', 'attention', 'refused'];
const ofVerdict = (verdict: ScanVerdict) =>
  scanReasons.filter((reason) => verdictOfReason[reason] === verdict);

describe('verdicts without their colour', () => {
  it('have a shape each: circle, triangle, square, with another mark inside', () => {
    const drawn = verdicts.map((verdict) => renderToStaticMarkup(createElement(VerdictShape, { verdict })));
    expect(new Set(drawn.map((markup) => markup.replace(/class="[^"]*"/g, ''))).size).toBe(3);
    expect(drawn.map((markup) => /<(circle|rect)|shape-triangle/.exec(markup)?.[0])).toEqual([
      '<circle',
      'shape-triangle',
      '<rect',
    ]);
  });

  it.each(['en', 'nl'])('have words of their own in %s: none is said of two verdicts', (language) => {
    const words = readCatalogue(language, 'scanner');
    const wordsOf = (verdict: ScanVerdict) =>
      ofVerdict(verdict).map((reason) => words[`scanner.reason.${reason}`]);
    const all = verdicts.flatMap((verdict) => [...new Set(wordsOf(verdict))]);
    expect(all.filter((word) => !word)).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });
});

import { readFileSync } from 'node:fs';
import { contrastRatio, minimumTextContrast } from '@foyer/domain/channels/colour-contrast.ts';
import { describe, expect, test } from 'vitest';

/** Every text of the back office is one of these on one of those. */
const texts: Record<string, readonly string[]> = {
  text: ['canvas', 'surface', 'sunken', 'raised'],
  'text-2': ['canvas', 'surface', 'sunken'],
  'text-3': ['canvas', 'surface'],
  'accent-text': ['canvas', 'surface', 'accent-soft'],
  'success-text': ['canvas', 'surface', 'success-soft'],
  'warning-text': ['canvas', 'surface', 'warning-soft'],
  'danger-text': ['canvas', 'surface', 'danger-soft'],
  'on-ink': ['ink', 'ink-hover'],
  'on-accent': ['accent', 'accent-hover'],
  'on-danger-fill': ['danger-fill', 'danger-fill-hover'],
  'heat-text': ['heat-1', 'heat-2', 'heat-3', 'heat-4'],
  'on-heat-5': ['heat-5'],
};
/** WCAG 2.2, 1.4.11: what shows where a field is. */
const EDGE_CONTRAST = 3;

const css = readFileSync(new URL(import.meta.resolve('@foyer/ui/theme/tokens.css')), 'utf8');
const tokensOf = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, value]) => [name, value]),
  );
const [before = '', after = ''] = css.split('[data-mantine-color-scheme="dark"]');
const light = tokensOf(before);

describe.each([
  ['light', light],
  ['dark', { ...light, ...tokensOf(after) }],
])('in the %s scheme', (_name, tokens) => {
  const ratio = (one: string, other: string) => contrastRatio(tokens[one] ?? '', tokens[other] ?? '');

  test.each(Object.keys(texts))('%s can be read on whatever it stands on', (name) => {
    const faint = (texts[name] ?? []).filter((ground) => !(ratio(name, ground) >= minimumTextContrast));
    expect(faint).toEqual([]);
  });

  test('the edge of a field can be seen on a page and on a card', () => {
    expect(['canvas', 'surface'].filter((ground) => !(ratio('control', ground) >= EDGE_CONTRAST))).toEqual(
      [],
    );
  });
});

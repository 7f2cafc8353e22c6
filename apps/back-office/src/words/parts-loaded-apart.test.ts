import { fileURLToPath } from 'node:url';
import { codeFiles, findPartsOfFeatures, partsNamedIn } from '@foyer/i18n/parts-of-features.ts';
import { describe, expect, it } from 'vitest';
import { baseParts, partsLoadedApart } from './parts-loaded-apart.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

describe('texts of a page', () => {
  it('the app itself and the kit name only what every page has anyway', () => {
    const everywhere = ['../app', '../session', '../../../../packages/ui/src'];
    const named = partsNamedIn(everywhere.flatMap((path) => codeFiles(folder(path))));
    // The names of areas are fetched by the two places that show them.
    expect(named.filter((part) => part !== 'areas').filter((part) => !baseParts.includes(part))).toEqual([]);
  });

  it('a feature comes with its own texts, and with those of the parts that it imports', () => {
    const parts = findPartsOfFeatures({ source: folder('..'), apart: partsLoadedApart });
    expect(parts.dashboard).toContain('dashboard');
    expect(parts.dashboard).not.toContain('accounts');
    expect(parts['own-account']).toContain('accounts');
    expect(parts['message-queue']).toContain('queue');
    expect(parts.session).toContain('session');
    for (const [feature, own] of Object.entries(parts)) {
      for (const part of baseParts) expect(own, feature).not.toContain(part);
    }
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from './repository.ts';

interface LockedPackage {
  license?: string;
  dev?: boolean;
}

test('NOTICE names the library that comes under the LGPL, and where its source is', () => {
  const { packages } = JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const copyleft = Object.entries(packages)
    // With a choice of licences Foyer takes the permissive one (NOTICE).
    .filter(([, { license = '', dev }]) => !dev && /\bL?GPL\b/.test(license) && !/\bOR\b/.test(license))
    .map(([path]) => path.replace('node_modules/', ''));
  expect(copyleft.filter((name) => !name.startsWith('@img/sharp-'))).toEqual([]);
  expect(copyleft).not.toEqual([]);
  const notice = readFileSync(inRepository('NOTICE'), 'utf8');
  expect(notice).toContain('libvips (LGPL-3.0-or-later), brought by the packages @img/sharp-libvips-*');
  expect(notice).toContain('https://github.com/lovell/sharp-libvips');
});

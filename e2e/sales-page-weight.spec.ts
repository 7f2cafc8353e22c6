import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

const dist = new URL('../apps/shop/dist/', import.meta.url);
const kB = 1_000;

async function gzippedBytes(file: string): Promise<number> {
  return gzipSync(await readFile(new URL(file, dist))).length;
}

/** What the page's own HTML asks for before anything can be shown. */
async function filesOfFirstLoad(kind: 'js' | 'css'): Promise<string[]> {
  const html = await readFile(new URL('index.html', dist), 'utf8');
  return [...html.matchAll(/(?:src|href)="\/ui\/shop\/([^"]+)"/g)]
    .map(([, file = '']) => file)
    .filter((file) => file.endsWith(`.${kind}`));
}

/** Of each part of the texts, the language that weighs most. */
async function heaviestTexts(): Promise<number> {
  const files = await readdir(new URL('assets/', dist));
  const parts = ['shop-', 'errors-storefront-', 'errors-capacity-'];
  const sizes = await Promise.all(
    parts.map(async (part) => {
      const ofPart = files.filter((file) => file.startsWith(part) && file.endsWith('.js'));
      return Math.max(...(await Promise.all(ofPart.map((file) => gzippedBytes(`assets/${file}`)))));
    }),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

test('a visitor on a slow line loads at most 90 kB of script and 8 kB of styles before the first step', async () => {
  const sum = async (kind: 'js' | 'css') => {
    const sizes = await Promise.all((await filesOfFirstLoad(kind)).map(gzippedBytes));
    return sizes.reduce((total, size) => total + size, 0);
  };
  const script = (await sum('js')) + (await heaviestTexts());
  expect(script).toBeGreaterThan(40 * kB);
  expect(script).toBeLessThanOrEqual(90 * kB);
  expect(await sum('css')).toBeLessThanOrEqual(8 * kB);
});

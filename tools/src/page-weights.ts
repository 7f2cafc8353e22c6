import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { findPartsOfFeatures } from '@foyer/i18n/parts-of-features.ts';
import { z } from 'zod';
import { partsLoadedApart } from '../../apps/back-office/src/words/parts-loaded-apart.ts';

const app = new URL('../../apps/back-office/', import.meta.url);
const dist = new URL('dist/', app);
const catalogues = '../../packages/i18n/src/catalogues/';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
    dynamicImports: z.array(z.string()).default([]),
  }),
);

/** Compressed bytes. */
export interface Weight {
  script: number;
  styles: number;
}

export interface PageWeight {
  /** 'src/features/orders/order-management-page.tsx' */
  page: string;
  /**
   * Everything that a browser fetches before it shows this page, where it is the first one. What the app fetches
   * after that (where notifications appear, the words of refusals, other tabs) is not in it.
   */
  firstLoad: Weight;
  /** The page's own file. */
  own: Weight;
}

/** What each page that a feature registers weighs, by the manifest of the last build. */
export async function weighPages(): Promise<PageWeight[]> {
  const manifest = manifestSchema.parse(JSON.parse(await read('.vite/manifest.json')));
  const html = await read('index.html');
  const sizes = new Map<string, Promise<number>>();

  const closure = (keys: readonly string[], found = new Set<string>()): Set<string> => {
    for (const key of keys) {
      if (found.has(key)) continue;
      found.add(key);
      closure(manifest[key]?.imports ?? [], found);
    }
    return found;
  };
  const sizeOf = (file: string) => {
    const size = sizes.get(file) ?? compressed(file);
    sizes.set(file, size);
    return size;
  };
  const weigh = async (keys: Iterable<string>): Promise<Weight> => {
    const files = new Set(
      [...keys].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])]),
    );
    const sum = async (ending: string) => {
      const wanted = [...files].filter((file) => file.endsWith(ending));
      return (await Promise.all(wanted.map(sizeOf))).reduce((total, size) => total + size, 0);
    };
    return { script: await sum('.js'), styles: await sum('.css') };
  };

  const atOnce = Object.keys(manifest).filter((key) => html.includes(`/${manifest[key]?.file ?? ' '}"`));
  const parts = findPartsOfFeatures({ source: fileURLToPath(new URL('src', app)), apart: partsLoadedApart });
  const textsOf = (feature: string, language: string) => [
    `src/words/base-${language}.ts`,
    ...(parts[feature] ?? [])
      .map((part) =>
        part === 'errors' ? `src/words/errors-${language}.ts` : `${catalogues}${language}/${part}.json`,
      )
      .filter((key) => manifest[key]),
  ];
  const isPage = (key: string) => key.startsWith('src/features/');
  const pages = [...new Set(atOnce.flatMap((key) => manifest[key]?.dynamicImports ?? []))].filter(isPage);

  return Promise.all(
    pages.map(async (page) => {
      const feature = page.split('/')[2] ?? '';
      const inLanguage = ['nl', 'en'].map((language) =>
        weigh(closure([...atOnce, ...textsOf(feature, language), page])),
      );
      const [first, ...others] = await Promise.all(inLanguage);
      const script = Math.max(first?.script ?? 0, ...others.map((other) => other.script));
      return { page, firstLoad: { script, styles: first?.styles ?? 0 }, own: await weigh([page]) };
    }),
  );
}

function read(file: string): Promise<string> {
  return readFile(new URL(file, dist), 'utf8');
}

async function compressed(file: string): Promise<number> {
  return gzipSync(await readFile(new URL(file, dist))).length;
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { findPartsOfFeatures } from '@foyer/i18n/parts-of-features.ts';
import { catalogueFile } from '@foyer/i18n/read-catalogue.ts';
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

/** Bytes. */
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
  /** What the first load in English is made of. */
  files: string[];
}

/** The scripts and styles of the last build: 'assets/orders-page-BI1hNqX2.js'. */
export async function listBuiltFiles(): Promise<string[]> {
  const manifest = await readManifest();
  return [...new Set(Object.values(manifest).flatMap(({ file, css }) => [file, ...css]))].filter((file) =>
    /\.(?:js|css)$/.test(file),
  );
}

/**
 * What each page that a feature registers weighs, by the manifest of the last build. `bytesOf` says what a browser
 * receives for a file.
 */
export async function weighPages(bytesOf: (file: string) => number): Promise<PageWeight[]> {
  const manifest = await readManifest();
  const html = await read('index.html');

  const closure = (keys: readonly string[], found = new Set<string>()): Set<string> => {
    for (const key of keys) {
      if (found.has(key)) continue;
      found.add(key);
      closure(manifest[key]?.imports ?? [], found);
    }
    return found;
  };
  const filesOf = (keys: Iterable<string>): string[] => [
    ...new Set([...keys].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])])),
  ];
  const weigh = (files: readonly string[]): Weight => {
    const sum = (ending: string) =>
      files.filter((file) => file.endsWith(ending)).reduce((total, file) => total + bytesOf(file), 0);
    return { script: sum('.js'), styles: sum('.css') };
  };

  // What the page names in its head, and the app, which its first script fetches for an account that is signed in.
  const atOnce = [
    ...Object.keys(manifest).filter((key) => html.includes(`/${manifest[key]?.file ?? ' '}"`)),
    'src/app/start-app.tsx',
  ];
  const parts = findPartsOfFeatures({ source: fileURLToPath(new URL('src', app)), apart: partsLoadedApart });
  const textsOf = (feature: string, language: string) => [
    `src/words/words-${language}.ts`,
    `src/words/base-${language}.ts`,
    ...(parts[feature] ?? [])
      .map((part) =>
        part === 'errors'
          ? `src/words/errors-${language}.ts`
          : `${catalogues}${catalogueFile(language, part)}`,
      )
      .filter((key) => manifest[key]),
  ];
  const isPage = (key: string) => key.startsWith('src/features/');
  const pages = [
    ...new Set([...closure(atOnce)].flatMap((key) => manifest[key]?.dynamicImports ?? [])),
  ].filter(isPage);

  return pages.map((page) => {
    const feature = page.split('/')[2] ?? '';
    const filesIn = (language: string) => filesOf(closure([...atOnce, ...textsOf(feature, language), page]));
    const files = filesIn('en');
    const { script, styles } = weigh(files);
    const firstLoad = { script: Math.max(script, weigh(filesIn('nl')).script), styles };
    return { page, firstLoad, own: weigh(filesOf([page])), files };
  });
}

async function readManifest() {
  return manifestSchema.parse(JSON.parse(await read('.vite/manifest.json')));
}

function read(file: string): Promise<string> {
  return readFile(new URL(file, dist), 'utf8');
}

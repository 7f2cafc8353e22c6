import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { catalogueParts } from './read-catalogue.ts';

const moduleName = 'virtual:parts-of-features';

interface AppSource {
  /** Where the app's code is: '/…/apps/back-office/src'. */
  source: string;
  /** Parts that are loaded apart from the features: with the app itself, or not in it at all. */
  apart: readonly string[];
}

/**
 * A Vite plugin: the module `virtual:parts-of-features` lists for each folder of `features/` which parts of the
 * catalogue its code names, so that a page is fetched with its own texts and no others.
 */
export function partsOfFeatures(app: AppSource) {
  return {
    name: 'parts-of-features',
    resolveId: (id: string) => (id === moduleName ? `\0${moduleName}` : null),
    load: (id: string) =>
      id === `\0${moduleName}`
        ? `export const partsOfFeatures = ${JSON.stringify(findPartsOfFeatures(app))};`
        : null,
  };
}

/** The parts that each feature names, in its own files and in those that they import from beside the features. */
export function findPartsOfFeatures({ source, apart }: AppSource): Record<string, string[]> {
  const features = path.join(source, 'features');
  return Object.fromEntries(
    readdirSync(features).map((feature) => {
      const files = new Set<string>();
      for (const file of codeFiles(path.join(features, feature))) collectImports(file, files);
      const own = new Set([...apart, ...partsLoadedIn([...files])]);
      return [feature, partsNamedIn([...files]).filter((part) => !own.has(part))];
    }),
  );
}

/**
 * The parts of the catalogue of which the files hold a key, or the beginning of one, as a text; refusals are the one
 * part 'errors'.
 */
export function partsNamedIn(files: readonly string[]): string[] {
  const known = new Set(catalogueParts('en'));
  const named = new Set<string>();
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    for (const [, part = ''] of code.matchAll(/['"`]([a-z][\w-]*)\.[\w$]/g)) {
      if (known.has(part)) named.add(part);
    }
    // A template `errors.${code}` is of a later refusal; a page that names one shows it as it opens.
    if (/['"]errors\.[a-z]/.test(code)) named.add('errors');
  }
  return [...named].sort();
}

/** The parts that the code fetches itself, with what is opened later: `loadParts(['queue'])`. */
function partsLoadedIn(files: readonly string[]): string[] {
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\bloadParts\(\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
      [...list.matchAll(/'([\w-]+)'/g)].map(([, part = '']) => part),
    ),
  );
}

/** The files of a folder and its folders that hold code, without the tests. */
export function codeFiles(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) return codeFiles(file);
    return /\.tsx?$/.test(name) && !/\.test\./.test(name) ? [file] : [];
  });
}

function collectImports(file: string, found: Set<string>): void {
  if (found.has(file) || !existsSync(file)) return;
  found.add(file);
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(
    /(?:from|import\(?) ?'(\.[^']+\.tsx?)'/g,
  )) {
    collectImports(path.join(path.dirname(file), target), found);
  }
}

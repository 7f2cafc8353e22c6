import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rollup } from 'vite';

type Bundle = Rollup.OutputBundle;

interface KeptApp {
  /** The caches of this app: 'foyer-gate'. */
  cache: string;
  /** Where its bundles are served, with a slash at both ends. */
  assets: string;
  /**
   * The addresses that open without a connection, all with the first one's page: '/scan' with what is below it, '/cms/verkoop$'
   * alone.
   */
  pages: readonly [string, ...string[]];
  /** The files that are fetched ahead, by their names below `assets`; others are kept once they were fetched. */
  filesOf: (bundle: Bundle) => string[];
  /** So many of the newest pictures that the page showed are kept too; left out = none. */
  mostPictures?: number;
}

/**
 * Writes `service-worker.js` with the names of this build's files in it, and names its cache after their content, so that a
 * new build is a new cache.
 */
export function shellServiceWorker({ cache, assets, pages, filesOf, mostPictures = 0 }: KeptApp): Plugin {
  return {
    name: 'shell-service-worker',
    generateBundle: {
      // A file that the build leaves out in the end is not fetched.
      order: 'post',
      handler(_options, bundle) {
        const [page] = pages;
        const files = [page.replace('$', ''), ...filesOf(bundle).map((name) => assets + name)];
        const version = createHash('sha256')
          .update(JSON.stringify(Object.keys(bundle).sort()))
          .digest('hex')
          .slice(0, 12);
        const template = readFileSync(new URL('./shell-service-worker.js', import.meta.url), 'utf8');
        const source = template
          .replace("'__VERSION__'", JSON.stringify(version))
          .replace("['__SHELL__']", JSON.stringify(files))
          .replace("['__PAGES__']", JSON.stringify(pages))
          .replace("'__ASSETS__'", JSON.stringify(assets))
          .replace("'__CACHE__'", JSON.stringify(cache))
          .replace("'__PICTURES__'", `${mostPictures}`);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Takes the place of Vite's preload helper by `import-files.ts`, so that a file that could not be fetched can be fetched again. */
export function preloadWithoutImport(): Plugin {
  const file = fileURLToPath(new URL('./import-files.ts', import.meta.url));
  return {
    name: 'preload-without-import',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? `export { importFiles as __vitePreload } from '${file}';` : null,
  };
}

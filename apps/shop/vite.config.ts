import { compiledCatalogues } from '@foyer/i18n/compiled-catalogues.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { embedScript } from './embed-script.ts';

const languageOf =
  /[\\/]catalogues[\\/]([a-z]{2})[\\/](?:visitors[\\/]shop|errors[\\/]errors-(?:storefront|capacity))\.json/;

/** The server answers `/shop/*` with `dist/index.html`, in development the server runs beside it at its own port. */
export default defineConfig({
  base: '/ui/shop/',
  plugins: [compiledCatalogues(), react(), embedScript()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What is not of ours stays in a visitor's cache over our releases, in one file instead of three.
            { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // The words of a language that every step has are one file: the page names it in its head.
            { name: (id) => `words-${languageOf.exec(id)?.[1]}`, test: languageOf },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
});

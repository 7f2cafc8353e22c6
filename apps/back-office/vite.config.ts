import { fileURLToPath } from 'node:url';
import { compiledCatalogues } from '@foyer/i18n/compiled-catalogues.ts';
import { partsOfFeatures } from '@foyer/i18n/parts-of-features.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { partsLoadedApart } from './src/words/parts-loaded-apart.ts';

/** In development the calls go to a server that already runs. */
const server = process.env.FOYER_SERVER ?? 'http://127.0.0.1:4000';
const calls = ['/graphql', '/v1', '/logout', '/api', '/files'];

export default defineConfig({
  base: '/ui/build/',
  plugins: [
    compiledCatalogues(),
    partsOfFeatures({ source: fileURLToPath(new URL('./src', import.meta.url)), apart: partsLoadedApart }),
    react(),
  ],
  resolve: {
    alias: [
      {
        find: /^temporal-polyfill$/,
        replacement: fileURLToPath(new URL('./src/app/temporal.ts', import.meta.url)),
      },
    ],
  },
  build: {
    outDir: 'dist',
    // Which file needs which: what a page weighs is measured by it.
    manifest: true,
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      output: {
        // One file for what every page needs, instead of forty small ones.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [{ name: 'shell', tags: ['$initial'] }],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(calls.map((path) => [path, server])) },
});

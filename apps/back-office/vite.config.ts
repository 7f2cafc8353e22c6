import { fileURLToPath } from 'node:url';
import { compiledCatalogues } from '@foyer/i18n/compiled-catalogues.ts';
import { findPartsOfFeatures, partsOfFeatures } from '@foyer/i18n/parts-of-features.ts';
import { preloadWithoutImport } from '@foyer/ui/build/preload-without-import.ts';
import { shellServiceWorker } from '@foyer/ui/build/shell-service-worker.ts';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { deskFiles } from './desk-files.ts';
import { findModules } from './find-modules.ts';
import { preloadedByPage } from './preloaded-by-page.ts';
import { partsLoadedApart } from './src/words/parts-loaded-apart.ts';

/** In development the calls go to a server that already runs. */
const server = process.env.FOYER_SERVER ?? 'http://127.0.0.1:4000';
const calls = ['/graphql', '/v1', '/logout', '/api', '/files'];

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const base = '/ui/build/';
const words = { source: file('./src'), apart: partsLoadedApart };

/** What a desk shows, and no other screen, opens without a connection (decision 0236). */
const deskWorker = shellServiceWorker({
  cache: 'foyer-desk',
  assets: base,
  pages: ['/cms/ticketverkoop$', '/cms/kassaverkoop$', '/cms/winkelverkoop$', '/cms/barverkoop$'],
  filesOf: (bundle) =>
    deskFiles(bundle, ['desk-offline', ...(findPartsOfFeatures(words)['desk-sale'] ?? [])]),
});

const common = (): UserConfig => ({
  plugins: [compiledCatalogues(), partsOfFeatures(words), react()],
  resolve: {
    alias: [
      {
        find: /^temporal-polyfill$/,
        replacement: fileURLToPath(new URL('./src/app/temporal.ts', import.meta.url)),
      },
    ],
  },
});

const { plugins, resolve } = common();
const found = findModules(
  { start: file('./index.html'), 'sign-in': file('./src/app/start-sign-in.tsx') },
  common,
);

export default defineConfig({
  base,
  plugins: [
    plugins,
    preloadWithoutImport(),
    found.plugin,
    preloadedByPage(['rolldown-runtime', 'start-sign-in', 'sign-in']),
    deskWorker,
  ],
  resolve,
  build: {
    // Every browser of the target knows it.
    modulePreload: { polyfill: false },
    outDir: 'dist',
    // Which file needs which: what a page weighs is measured by it.
    manifest: true,
    emptyOutDir: true,
    target: 'es2023',
    rolldownOptions: {
      input: { index: file('index.html'), app: file('src/app/start-app.tsx') },
      output: {
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            // Chooses what is fetched.
            {
              name: 'start',
              test: found.isOf('start'),
              priority: 2,
            },
            // Shown first, and a part of everything else.
            { name: 'sign-in', test: found.isOf('sign-in'), priority: 1 },
            // One file for what every page needs, instead of forty small ones.
            { name: 'shell', tags: ['$initial'] },
            // The same for what many pages share: each file costs a third of a kilobyte of headers.
            {
              name: 'shared',
              test: /[\\/](?:packages[\\/]ui|back-office)[\\/]src[\\/]/,
              minShareCount: 37,
            },
            // What every form checks with, and small parts of every select: always together.
            {
              name: 'checks',
              test: /[\\/]domain[\\/]src[\\/]result[\\/](?:result|parse-input|once-good)\.ts/,
            },
            // What decides a date of a timeslot group.
            {
              name: 'in-force',
              test: /[\\/]domain[\\/]src[\\/]scheduling[\\/](?:period|exceptions)-in-force\.ts/,
            },
            {
              name: 'select',
              test: /[\\/](?:ComboboxChevron|get-parsed-combobox-data|get-option-by-label)[\\/.]/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(calls.map((path) => [path, server])) },
});

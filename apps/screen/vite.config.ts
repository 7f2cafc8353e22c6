import { readdirSync } from 'node:fs';
import { shellServiceWorker } from '@foyer/ui/build/shell-service-worker.ts';
import { defineConfig } from 'vite';

const base = '/ui/screen/';

const screenWorker = shellServiceWorker({
  cache: 'foyer-screen',
  assets: base,
  // Every token has the same page: it is fetched once, under a name that is none.
  pages: ['/screen/kept', '/screen'],
  filesOf: (bundle) => [
    ...Object.keys(bundle).filter((name) => name !== 'index.html'),
    ...readdirSync('public'),
  ],
  mostPictures: 60,
});

export default defineConfig({
  base,
  plugins: [screenWorker],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});

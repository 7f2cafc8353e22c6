import { readdirSync, readFileSync } from 'node:fs';
import { shellServiceWorker } from '@foyer/ui/build/shell-service-worker.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const base = '/ui/scan/';

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

const gateWorker = shellServiceWorker({
  cache: 'foyer-gate',
  assets: base,
  pages: ['/scan'],
  // The barcode reader's wasm is fetched on first need only.
  filesOf: (bundle) => [
    ...Object.keys(bundle).filter((name) => !name.endsWith('.wasm') && name !== 'index.html'),
    ...readdirSync('public'),
  ],
});

export default defineConfig({
  base,
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [react(), gateWorker],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});

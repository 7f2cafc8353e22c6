import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const base = '/ui/scan/';

/**
 * Writes the service worker with the names of this build's files in it, and names its cache after their
 * content, so that a new build is a new cache. The barcode reader's wasm is fetched on first need only.
 */
function shellServiceWorker(): Plugin {
  return {
    name: 'shell-service-worker',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => !name.endsWith('.wasm') && name !== 'index.html');
      const files = ['/scan', ...[...built, ...readdirSync('public')].map((name) => base + name)];
      const version = createHash('sha256')
        .update(JSON.stringify(Object.keys(bundle)))
        .digest('hex')
        .slice(0, 12);
      const source = readFileSync('service-worker.js', 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__SHELL__']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

const { version } = JSON.parse(readFileSync('package.json', 'utf8'));

export default defineConfig({
  base,
  define: { __APP_VERSION__: JSON.stringify(version) },
  plugins: [react(), shellServiceWorker()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});

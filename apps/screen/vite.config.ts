import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';

const base = '/ui/screen/';

/** Writes the service worker with the names of this build's files in it; a new build is a new cache. */
function shellServiceWorker(): Plugin {
  return {
    name: 'shell-service-worker',
    generateBundle(_options, bundle) {
      const built = Object.keys(bundle).filter((name) => name !== 'index.html');
      const files = ['/screen/kept', ...[...built, ...readdirSync('public')].map((name) => base + name)];
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const source = readFileSync('service-worker.js', 'utf8')
        .replace("'__VERSION__'", JSON.stringify(version))
        .replace("['__SHELL__']", JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

export default defineConfig({
  base,
  plugins: [shellServiceWorker()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
});

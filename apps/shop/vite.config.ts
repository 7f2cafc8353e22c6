import { compiledCatalogues } from '@foyer/i18n/compiled-catalogues.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The server answers `/shop/*` with `dist/index.html`, in development the server runs beside it at its own port. */
export default defineConfig({
  base: '/ui/shop/',
  plugins: [compiledCatalogues(), react()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // React apart: what is not of ours stays in a visitor's cache over our releases, in one file instead of three.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
});

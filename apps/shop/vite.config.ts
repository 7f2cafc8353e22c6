import { compiledCatalogues } from '@foyer/i18n/compiled-catalogues.ts';
import { preloadWithoutImport } from '@foyer/ui/build/preload-without-import.ts';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { embedScript } from './embed-script.ts';

const languageOf =
  /[\\/]catalogues[\\/]([a-z]{2})[\\/](?:visitors[\\/]shop|errors[\\/]errors-(?:storefront|capacity))\.json/;

/** What a language says in its other form, formal or informal. */
const otherFormOf = /[\\/]other-forms[\\/]([a-z]{2})\.json/;

const shop = '[\\\\/]shop[\\\\/]src[\\\\/]';
const neededAtFirst = new RegExp(
  `${shop}(?:app[\\\\/](?:shop-address|use-address|shop-request|kept-choices|tab-storage|texts)|components[\\\\/](?:order-summary|responsive-image)|embed[\\\\/]present-embedding)\\.tsx?|[\\\\/]domain[\\\\/]src[\\\\/](?:result[\\\\/]result|sales[\\\\/]count-tickets)\\.ts|vite/preload-helper|[\\\\/]ui[\\\\/]src[\\\\/]build[\\\\/]import-files\\.ts|rolldown[\\\\/]runtime`,
);

/** What the steps after the first share beside that: one answer in the place of eight. */
const neededByLaterSteps = new RegExp(
  `${shop}(?:app[\\\\/](?:checkout-step|name-of-line)|components[\\\\/](?:hold-(?:strip|notice)|cart-summary)|embed[\\\\/]leave-frame|steps[\\\\/]date[\\\\/](?:use-times|use-days|next-free-date)|steps[\\\\/](?:use-follow-language|payment[\\\\/]payment-methods))\\.tsx?|[\\\\/]domain[\\\\/]src[\\\\/]clients[\\\\/]client\\.ts|[\\\\/]ui[\\\\/]src[\\\\/]fields[\\\\/]lead-focus\\.ts`,
);

/** What a choice of tickets costs and whether it may be bought: pages of orders need it too, without the first step. */
const ofTheWish = new RegExp(
  `${shop}app[\\\\/]summary-of\\.ts|[\\\\/]domain[\\\\/]src[\\\\/]sales[\\\\/](?:check-wish|split-by-time)\\.ts`,
);

/** The server answers `/shop/*` with `dist/index.html`, in development the server runs beside it at its own port. */
export default defineConfig({
  base: '/ui/shop/',
  plugins: [compiledCatalogues(), preloadWithoutImport(), react(), embedScript()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // A browser that does not know what is fetched ahead fetches it when it is needed: a third of a kilobyte less for all.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // What is not of ours stays in a visitor's cache over our releases, in one file instead of three.
            { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            // Small parts that the first page always needs come with its texts: each answer of its own costs headers.
            { name: 'texts', test: neededAtFirst },
            { name: 'hold-notice', test: neededByLaterSteps, includeDependenciesRecursively: false },
            { name: 'wish', test: ofTheWish },
            // The words of a language that every step has are one file: the page names it in its head.
            { name: (id) => `words-${languageOf.exec(id)?.[1]}`, test: languageOf },
            { name: (id) => `form-${otherFormOf.exec(id)?.[1]}`, test: otherFormOf },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': 'http://127.0.0.1:4000' } },
});

import type { Plugin } from 'vite';

const file = 'assets/reload-when-built.js';

/** Runs in the page: a build gives its scripts new names, and a page that shows the old ones fetches itself anew. */
const script = `
const namesIn = (page) => [...page.scripts].map(({ src }) => src).join();
const shown = namesIn(document);
const look = async () => {
  const answer = await fetch(location.href).catch(() => undefined);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (namesIn(page) !== shown) location.reload();
};
setInterval(() => void look(), 1000);
`;

/** For npm run dev: the browser shows an edit by itself. A file and no inline script, as the pages' policy asks. */
export function reloadWhenBuilt(): Plugin {
  let base = '/';
  return {
    name: 'reload-when-built',
    configResolved: (config) => {
      base = config.base;
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: script });
    },
    transformIndexHtml: () => [
      { tag: 'script', attrs: { type: 'module', src: base + file }, injectTo: 'head' },
    ],
  };
}

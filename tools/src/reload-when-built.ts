import type { Plugin } from 'vite';

const file = 'assets/reload-when-built.js';

/**
 * Runs in the page: a build gives its scripts and styles new names, and a page with the old ones reloads once all of
 * the new ones exist. Elements that the page has added since are not compared.
 */
const script = `
const scriptsIn = (page) => [...page.scripts].map(({ src }) => src).join();
const shown = scriptsIn(document);
let files;
const fetched = (url) => fetch(url).catch(() => undefined);
const look = async () => {
  const answer = await fetched(location.href);
  if (!answer?.ok) return;
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const named = [...page.querySelectorAll('script[src], link[rel=stylesheet]')].map(({ src, href }) => src || href);
  files ??= named.join();
  if (scriptsIn(page) === shown && named.join() === files) return;
  const all = await Promise.all(named.map(fetched));
  if (all.every((one) => one?.ok)) location.reload();
};
const keepLooking = () => look().finally(() => setTimeout(keepLooking, 1000));
void keepLooking();
`;

/** For npm run dev: the browser shows an edit at once. A file and no inline script, as the pages' policy asks. */
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

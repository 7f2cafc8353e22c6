/** What was fetched, or is on its way. */
const fetching = new Map<string, Promise<unknown>>();

/**
 * Every `import()` of the build calls this with the files that the part needs. They are fetched into the browser's cache
 * before the import, not by `modulepreload`: Chromium keeps a module that could not be fetched, by an import or a preload,
 * and answers every later import of it with the same failure. A failed fetch leaves nothing behind.
 */
export async function importFiles<Part>(
  importPart: () => Promise<Part>,
  files: string[] = [],
): Promise<Part> {
  try {
    await Promise.all(addressesOf(importPart, files).map(fetchOnce));
    return await importPart();
  } catch (payload) {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload });
    window.dispatchEvent(event);
    if (event.defaultPrevented) return undefined as Part;
    throw payload;
  }
}

/** A part that needs no other file comes without a list: its own file is named in its `import()`. */
function addressesOf(importPart: () => unknown, files: string[]): string[] {
  if (files.length > 0)
    return files.map((file) => new URL(import.meta.env.BASE_URL + file, location.origin).href);
  const [, own] = /import\(["'`](.+?)["'`]\)/.exec(`${importPart}`) ?? [];
  return own ? [new URL(own, import.meta.url).href] : [];
}

function fetchOnce(href: string): Promise<unknown> {
  let there = fetching.get(href);
  if (!there) {
    there = isInPage(href) ? Promise.resolve() : fetchFile(href);
    fetching.set(href, there);
    there.catch(() => fetching.delete(href));
  }
  return there;
}

/** Named in the head of the page, or a style that came before. */
function isInPage(href: string): boolean {
  return [...document.querySelectorAll('link')].some((link) => link.href === href);
}

async function fetchFile(href: string): Promise<void> {
  if (href.endsWith('.css')) return addStyle(href);
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${href} answered ${answer.status}`);
  // Only what was read to its end stays in the browser's cache, where the import finds it.
  await answer.arrayBuffer();
}

function addStyle(href: string): Promise<void> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', crossOrigin: '', href });
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`${href} could not be fetched`));
    };
    document.head.append(link);
  });
}

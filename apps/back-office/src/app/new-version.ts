const offeredKey = 'foyer.reloadOffered';

let offered = false;
let pagesThatOffer = 0;
const listeners = new Set<() => void>();
const onlyLogged = new WeakSet<object>();

/**
 * A file of the app that cannot be loaded raises `vite:preloadError` on the window, and its error is thrown to its
 * importer (specification 000, section 8). Most often a deploy has replaced the file: then Reload is offered, once
 * for each build, since a file that is missing after it too is missing for another reason.
 */
export function offerReloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => {
    // The importer of the file hears of it first, and may leave it at a line in the log.
    setTimeout(() => {
      if (onlyLogged.has(payload) || sessionStorage.getItem(offeredKey) === thisBuild()) return;
      offered = true;
      notify();
    });
  });
}

/** For what the page can do without, a web component: its error, caught, offers nothing. */
export function leaveAtLog(error: unknown): void {
  if (error instanceof Error) onlyLogged.add(error);
}

/** Fetches the newest build, and stores for which one this was tried. */
export function reloadAfterDeploy(): void {
  sessionStorage.setItem(offeredKey, thisBuild());
  window.location.reload();
}

/** For the strip: a page that takes the place of one without its files offers Reload itself. */
export function isReloadOffered(): boolean {
  return offered && pagesThatOffer === 0;
}

/** The page offers Reload itself until the answered function is called, so that it is offered once. */
export function offerReloadInPage(): () => void {
  pagesThatOffer += 1;
  notify();
  return () => {
    pagesThatOffer -= 1;
    notify();
  };
}

export function onReloadOffered(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

/** The name of the app's first file carries the hash of the build. */
function thisBuild(): string {
  return document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
}

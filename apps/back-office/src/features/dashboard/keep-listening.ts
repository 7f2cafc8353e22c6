/** The page and its first figures come first. */
const firstAfterMs = 10_000;
const againAfterMs = 5_000;
/** As often as the page asks by itself: its calls mend a session that has run out, or say that it is over. */
const refusedAgainAfterMs = 60_000;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Hears the server again and again until the signal. @param hear answers whether the server let itself be heard. */
export async function keepListening(
  signal: AbortSignal,
  hear: (signal: AbortSignal) => Promise<boolean>,
): Promise<void> {
  await wait(firstAfterMs);
  while (!signal.aborted) {
    const isHeard = await hear(signal).catch(() => false);
    await wait(isHeard ? againAfterMs : refusedAgainAfterMs);
  }
}

/**
 * Begins while a page is seen, and ends when it is hidden: a browser has few connections to a server, and a page that is left
 * open for days is no reason to look at the figures. @returns what ends it for good.
 */
export function whileSeen(
  page: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'>,
  begin: (signal: AbortSignal) => void,
): () => void {
  let ending: AbortController | null = null;
  const end = () => {
    ending?.abort();
    ending = null;
  };
  const look = () => {
    if (page.hidden) return end();
    if (ending) return;
    ending = new AbortController();
    begin(ending.signal);
  };
  look();
  page.addEventListener('visibilitychange', look);
  return () => {
    page.removeEventListener('visibilitychange', look);
    end();
  };
}

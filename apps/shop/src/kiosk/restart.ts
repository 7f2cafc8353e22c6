import { forgetVisitor, heldCarts, openStart, readVisit } from './kiosk-visit.ts';

let underWay = false;

/** Longer than a server takes that is there; places end by themselves where it is not. */
const giveBackMs = 3_000;
const askAgainMs = 5_000;

/**
 * Starts the kiosk again for the next visitor: places are given back, what was chosen and typed is forgotten, and the start
 * page takes the place of what is shown. An order whose payment has begun keeps its places: the server refuses to release
 * them. Without a connection the page stays covered until there is one: a browser's error page has no way back.
 */
export async function restart(): Promise<void> {
  if (underWay) return;
  underWay = true;
  document.documentElement.dataset.kiosk = 'leaving';
  const carts = heldCarts();
  forgetVisitor();
  await Promise.all(carts.map(giveBack));
  const { start } = readVisit();
  while (!(await isThere(start))) await new Promise((resolve) => setTimeout(resolve, askAgainMs));
  openStart();
}

async function giveBack(secret: string): Promise<void> {
  const signal = AbortSignal.timeout(giveBackMs);
  const path = `/api/shop/carts/${encodeURIComponent(secret)}`;
  await fetch(path, { method: 'DELETE', keepalive: true, signal }).catch(() => {});
}

async function isThere(path: string): Promise<boolean> {
  try {
    await fetch(path, { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

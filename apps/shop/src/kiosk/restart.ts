import type { Root } from 'react-dom/client';
import { cartsUnderWay } from './kiosk-calls.ts';
import { forgetVisitor, heldCarts, openStart, readVisit } from './kiosk-visit.ts';

let underWay = false;
let shown: Root | null = null;

/** Longer than a server takes that is there; places end by themselves where it is not. */
const giveBackMs = 3_000;
const thereMs = 10_000;
const askAgainMs = 5_000;

/** What is taken away when the kiosk starts again: its effects would keep what was just forgotten. */
export function leaveBehind(page: Root): void {
  shown = page;
}

/**
 * Starts the kiosk again for the next visitor: places are given back, also those that are just being taken, what was chosen
 * and typed is forgotten, and the start page takes the place of what is shown. An order whose payment has begun keeps its
 * places: the server refuses to release them. Without a connection, or while the server says that it is not there, the page
 * stays covered: an error page has no way back.
 */
export async function restart(): Promise<void> {
  if (underWay) return;
  underWay = true;
  document.documentElement.dataset.kiosk = 'leaving';
  const carts = heldCarts();
  const coming = cartsUnderWay();
  shown?.unmount();
  forgetVisitor();
  await Promise.all([...carts.map(giveBack), ...coming.map(giveBackOnceTaken)]);
  const { start } = readVisit();
  while (!(await isThere(start))) await wait(askAgainMs);
  openStart();
}

export async function giveBack(secret: string): Promise<void> {
  const signal = AbortSignal.timeout(giveBackMs);
  const path = `/api/shop/carts/${encodeURIComponent(secret)}`;
  await fetch(path, { method: 'DELETE', keepalive: true, signal }).catch(() => {});
}

async function giveBackOnceTaken(cart: Promise<string | null>): Promise<void> {
  const secret = await Promise.race([cart, wait(giveBackMs)]);
  if (secret) await giveBack(secret);
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function isThere(path: string): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(thereMs);
    const { status } = await fetch(path, { cache: 'no-store', signal });
    return status < 500;
  } catch {
    return false;
  }
}

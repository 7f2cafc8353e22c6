import { deservesFullHold } from '@foyer/domain/storefront/fair-hold.ts';
import { LRUCache } from 'lru-cache';
import type { App } from '../../../platform/app.ts';

// In the process, as the volume of calls is (decision 0093): a count in the database would cost a round trip for a cart.
const NETWORKS_KEPT = 20_000;
const CARTS_KEPT = 100_000;

interface OpenHold {
  places: number;
  endsAt: number;
}

/** A cart that is about to be held. */
export interface AskedHold {
  cartId: string;
  clientId: string;
  /** `callerNetwork` of the visitor; null = not counted, as programs on this machine. */
  network: string | null;
  places: number;
  endsAt: Date;
}

/** Full holds only: what is held for a short time is not counted. */
interface Kept {
  holds: LRUCache<string, Map<string, OpenHold>>;
  addressOfCart: LRUCache<string, string>;
}

const keptOf = new WeakMap<App, Kept>();

function kept(app: App): Kept {
  const known = keptOf.get(app);
  if (known) return known;
  const made: Kept = {
    holds: new LRUCache({ max: NETWORKS_KEPT }),
    addressOfCart: new LRUCache({ max: CARTS_KEPT }),
  };
  keptOf.set(app, made);
  return made;
}

/** Counts a new cart of its address, where it may be held in full. @returns whether it may. */
export function claimFullHold(app: App, { cartId, clientId, network, places, endsAt }: AskedHold): boolean {
  if (network === null) return true;
  const { holds, addressOfCart } = kept(app);
  const address = `${clientId} ${network}`;
  const open = holds.get(address) ?? new Map<string, OpenHold>();
  if (!deservesFullHold(countOpen(open, app.clock()), places)) return false;
  open.set(cartId, { places, endsAt: endsAt.getTime() });
  holds.set(address, open);
  addressOfCart.set(cartId, address);
  return true;
}

/** A cart is to hold so many places. @returns whether it may keep its full time. One that is not counted may. */
export function changeFullHold(app: App, cartId: string, places: number): boolean {
  const { open, hold } = find(app, cartId);
  if (!open || !hold) return true;
  open.delete(cartId);
  if (!deservesFullHold(countOpen(open, app.clock()), places)) return false;
  open.set(cartId, { ...hold, places });
  return true;
}

/** A counted cart got more time. */
export function lengthenFullHold(app: App, cartId: string, endsAt: Date): void {
  const { open, hold } = find(app, cartId);
  if (open && hold) open.set(cartId, { ...hold, endsAt: endsAt.getTime() });
}

/**
 * A cart was released or never taken: its address may hold another one. An ordered one counts until its time ends,
 * because a change of the cart takes the order back.
 */
export function forgetFullHold(app: App, cartId: string): void {
  find(app, cartId).open?.delete(cartId);
  kept(app).addressOfCart.delete(cartId);
}

function find(app: App, cartId: string) {
  const { holds, addressOfCart } = kept(app);
  const open = holds.get(addressOfCart.get(cartId) ?? '');
  return { open, hold: open?.get(cartId) };
}

function countOpen(open: Map<string, OpenHold>, now: Date) {
  let places = 0;
  for (const [cartId, hold] of open) {
    if (hold.endsAt <= now.getTime()) open.delete(cartId);
    else places += hold.places;
  }
  return { carts: open.size, places };
}

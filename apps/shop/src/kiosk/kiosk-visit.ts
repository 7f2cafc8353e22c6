import { parseShopAddress } from '../app/shop-address.ts';
import { isOwnPath, startOf } from './kiosk-address.ts';
import { kioskItem } from './kiosk-point.ts';

/** What a kiosk's tab keeps: where it starts, and the number of the present visitor. */
interface KioskVisit {
  start: string;
  visit: number;
  /** The visitor's start page has not begun yet: what the page before wrote while it was left may still be there. */
  isNew?: boolean;
}

/** In memory where the browser keeps nothing for the tab: its address still says that it is a kiosk. */
let remembered: KioskVisit | null = null;

export function readVisit(): KioskVisit {
  remembered ??= readKept() ?? becomeKiosk();
  return remembered;
}

/** What the tab chose on the website before it became a kiosk is not sold at the kiosk. */
function becomeKiosk(): KioskVisit {
  removeTraces();
  return { start: startOf(new URL(openedAt())), visit: 0 };
}

/** With what the museum chose in it, such as a ticket group: the page has taken that out of its address. */
const openedAt = (): string => navigation()?.name ?? location.href;

const navigation = () =>
  performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined;

/** Staff or the kiosk's browser opened an address with which a kiosk starts: no link of the shop led to it. */
function isOpenedAsKiosk(): boolean {
  const url = new URL(openedAt());
  const isFromShop = document.referrer.startsWith(`${location.origin}/shop/`);
  const isStart = startOf(url).split('?')[0] === url.pathname && url.searchParams.get('point') === 'kiosk';
  return navigation()?.type === 'navigate' && !isFromShop && isStart;
}

function readKept(): KioskVisit | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(kioskItem) ?? 'null');
    const start = startOf(new URL(openedAt()));
    // Staff opened another page in the tab, or the same one in another language or group: from now on it starts there.
    const here = new URL(location.href);
    const isOther = !isOwnPath(here, kept.start) || (isOpenedAsKiosk() && start !== kept.start);
    return isOther && parseShopAddress(here).kind === 'sales page'
      ? { start, visit: kept.visit + 1, isNew: true }
      : kept;
  } catch {
    return null;
  }
}

function keepVisit(visit: KioskVisit): void {
  remembered = visit;
  try {
    sessionStorage.setItem(kioskItem, JSON.stringify(visit));
  } catch {
    // As `remembered` says.
  }
}

/** Of orders that the tab has left: they hold no secret, and keep those orders closed (left-orders.ts). */
const keptOverVisits = [kioskItem, 'foyer.shop.orders'];

/** Whether the tab holds something that a visitor chose or typed. */
export const hasTraces = (): boolean => entriesOfVisitor(storageOf(() => sessionStorage)).length > 0;

/** The secrets of the carts whose places the tab still holds. */
export function heldCarts(): string[] {
  return entriesOfVisitor(storageOf(() => sessionStorage)).flatMap(([, text]) => {
    try {
      const { cartSecret } = JSON.parse(text);
      return typeof cartSecret === 'string' ? [cartSecret] : [];
    } catch {
      return [];
    }
  });
}

/** Everything of the visitor is taken out of the browser; the next one has another number. */
export function forgetVisitor(): void {
  removeTraces();
  const { start, visit } = readVisit();
  keepVisit({ start, visit: visit + 1, isNew: true });
}

/**
 * The present visitor's page begins: for a new one, what was written after `forgetVisitor` is taken out too.
 * @returns the secrets of the carts found with it, whose places are still held.
 */
export function beginVisit(): string[] {
  const { start, visit, isNew } = readVisit();
  if (!isNew) return [];
  const carts = heldCarts();
  removeTraces();
  keepVisit({ start, visit });
  return carts;
}

/** Whether the page is the one with which the kiosk starts. */
export const isAtStart = (): boolean => location.pathname === readVisit().start.split('?')[0];

function removeTraces(): void {
  for (const storage of [storageOf(() => sessionStorage), storageOf(() => localStorage)])
    for (const [name] of entriesOfVisitor(storage)) storage?.removeItem(name);
}

function storageOf(find: () => Storage): Storage | null {
  try {
    return find();
  } catch {
    return null;
  }
}

function entriesOfVisitor(storage: Storage | null): [string, string][] {
  return Object.entries({ ...storage }).filter(
    ([name]) => /^foyer\.(shop|place)\./.test(name) && !keptOverVisits.includes(name),
  );
}

/**
 * Whether this entry of the history is of the present visitor; a new one becomes it. The next visitor's back button finds
 * the entries of those before, and none of them is shown.
 */
export function isOfThisVisit(): boolean {
  const { visit, isNew } = readVisit();
  keepVisit(readVisit());
  // A payment that opened while the kiosk started again comes back to an order of the visitor before.
  if (isNew && !isAtStart()) return false;
  const state: { visit?: number } | null = history.state;
  if (state?.visit !== undefined) return state.visit === visit;
  history.replaceState({ ...state, visit }, '');
  return true;
}

/** Puts the start page in the place of this entry of the history. A browser keeps the state of an entry whose address stays the same. */
export function openStart(): void {
  history.replaceState(null, '');
  location.replace(readVisit().start);
}

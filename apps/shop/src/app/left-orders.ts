import { tabStorage } from './tab-storage.ts';

/**
 * Orders that this tab has shown. Once its sales page is opened again they are left: on a shared screen the next
 * visitor may press Back, and an order's address shows its codes. Kept by the first letters of the order's secret,
 * which open nothing.
 */
interface SeenOrders {
  shown: string[];
  left: { order: string; salesPath: string }[];
}

const item = 'foyer.shop.orders';
const remembered = 50;

function readSeen(): SeenOrders {
  try {
    return { shown: [], left: [], ...JSON.parse(tabStorage.getItem(item) ?? '{}') };
  } catch {
    return { shown: [], left: [] };
  }
}

function writeSeen(seen: SeenOrders): void {
  tabStorage.setItem(item, JSON.stringify(seen));
}

const markOf = (secret: string): string => secret.slice(0, 8);

/** This tab shows the tickets of an order. */
export function noteShownOrder(secret: string): void {
  const { shown, left } = readSeen();
  const mark = markOf(secret);
  if (!shown.includes(mark)) writeSeen({ shown: [...shown, mark], left });
}

/** The next visitor of a shared screen opens a sales page: the tab shows nothing of the earlier order any more. */
export function leaveOrders(salesPath: string): void {
  const { shown, left } = readSeen();
  if (shown.length === 0) return;
  const all = [...left, ...shown.map((order) => ({ order, salesPath }))];
  writeSeen({ shown: [], left: all.slice(-remembered) });
}

/** The sales page for which this tab left an order; null = it did not, and the order can be shown. */
export function findLeftOrder(secret: string): string | null {
  const mark = markOf(secret);
  return readSeen().left.find(({ order }) => order === mark)?.salesPath ?? null;
}

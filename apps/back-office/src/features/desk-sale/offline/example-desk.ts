import type { DeskStore } from '../../../session/desk-store/desk-store.ts';
import { keepDesk, NoAnswer } from './desk-keeper.ts';
import { exampleLease } from './example-lease.ts';
import type { CameIn, KeptLease, UnsentSale } from './kept-lease.ts';

/** What stays in a browser while its page comes and goes; only the key that sealed a record opens it. */
function device() {
  const sales = new Map<string, { key: string; sale: unknown }>();
  let desk: { key: string; kept: unknown } | null = null;
  let isFull = false;
  const openStore = async (key: string): Promise<DeskStore> => ({
    readDesk: async <Desk>() => (desk?.key === key ? (desk.kept as Desk) : null),
    keepDesk: async (kept) => {
      desk = { key, kept };
    },
    forgetDesk: async () => {
      desk = null;
    },
    readSales: async <Sale>() => {
      const opened = [...sales.values()].filter((one) => one.key === key).map(({ sale }) => sale as Sale);
      return { sales: opened, unreadable: sales.size - opened.length };
    },
    keepSale: async (sale) => {
      if (isFull) throw new DOMException('', 'QuotaExceededError');
      sales.set(sale.saleId, { key, sale });
    },
    forgetSales: async (ids) => {
      for (const id of ids) sales.delete(id);
    },
  });
  const fill = () => {
    isFull = true;
  };
  return { openStore, sales, fill, hasDesk: () => desk !== null, key: null as string | null };
}

/** A server that sells each sale once, and a network that can be cut, also between a call and its answer. */
function museum() {
  let isUp = true;
  let losesAnswers = false;
  let hangs = false;
  const listeners = new Set<() => void>();
  const orders = new Map<string, UnsentSale>();
  const given: string[] = [];
  const seenBy: (string | null)[] = [];
  const calls: string[] = [];
  let renewals = 0;
  let next = exampleLease.nextReceiptNumber;
  const say = (up: boolean) => {
    isUp = up;
    for (const listener of [...listeners]) listener();
  };
  const call = async <T>(act: () => T): Promise<T> => {
    if (hangs) return new Promise<never>(() => {});
    if (!isUp) throw new NoAnswer();
    const answer = act();
    if (losesAnswers) throw new NoAnswer();
    return answer;
  };
  return {
    ...{ orders, given, say, seenBy, calls },
    renewals: () => renewals,
    loseAnswers: (loses: boolean) => {
      losesAnswers = loses;
    },
    hang: () => {
      hangs = true;
    },
    server: {
      renew: (seen: KeptLease | null, hasUnreadSales: boolean) =>
        call(() => {
          calls.push(hasUnreadSales ? 'renewed, with sales unread' : 'renewed');
          seenBy.push(seen?.id ?? null);
          const used = new Set([...orders.values()].flatMap(({ codes }) => codes));
          const codes = exampleLease.codes.filter(({ code }) => !used.has(code));
          renewals += 1;
          // Another one once all came in.
          return {
            lease: { ...exampleLease, codes, nextReceiptNumber: next },
            storageKey: `key ${given.length}`,
          };
        }),
      send: (_leaseId: string, sales: readonly UnsentSale[]) =>
        call(() => {
          calls.push('sent');
          const readable = sales.filter(({ saleId }) => saleId !== 'unreadable');
          return readable.map((sale): CameIn => {
            orders.set(sale.saleId, orders.get(sale.saleId) ?? sale);
            next = Math.max(next, sale.receiptNumber + 1);
            return { saleId: sale.saleId, state: 'sent', orderNumber: `GT-${orders.size}`, reason: null };
          });
        }),
      giveBack: (leaseId: string) => call(() => void given.push(leaseId)),
    },
    connection: {
      isReachable: () => isUp,
      onChange: (listener: () => void) => {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
  };
}

function keeperOf(of: ReturnType<typeof museum>, on: ReturnType<typeof device>) {
  return keepDesk({
    server: of.server,
    connection: of.connection,
    key: {
      find: () => on.key,
      keep: (key) => {
        on.key = key;
      },
    },
    openStore: on.openStore,
    answers: () => [],
    now: () => Date.parse('2026-11-20T12:42:00Z'),
    onFailure: () => undefined,
  });
}

/** A desk that was opened, in a museum of its own unless the test says otherwise. */
export async function startedDesk(of = museum(), on = device()) {
  const desk = keeperOf(of, on);
  await desk.started;
  return { of, on, desk };
}

/** Adults at 14:00, in cash. */
export const saleOf = (saleId: string, quantity = 1) => ({
  saleId,
  tillId: 'till',
  wish: {
    language: 'nl' as const,
    date: '2026-11-20',
    timeslotId: 'slot-1400',
    lines: [{ ticketTypeId: 'adult', quantity }],
  },
  totalMinor: 1750 * quantity,
  payments: [{ means: 'cash' as const, amountMinor: 1750 * quantity }],
  buyer: {},
});

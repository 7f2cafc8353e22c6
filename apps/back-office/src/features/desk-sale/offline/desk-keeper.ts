import type { Result } from '@foyer/domain/result/result.ts';
import type { SellAtDeskMutationVariables } from '../../../generated/operations.ts';
import type { DeskStore } from '../../../session/desk-store/desk-store.ts';
import { type ServerConnection, untilLost } from '../hands/until-lost.ts';
import type { CameIn, KeptLease, UnsentSale } from './kept-lease.ts';
import { leaseAfter, leaseAfterOnline } from './lease-after.ts';
import { type DeskWish, type SoldByLease, sellByLease } from './sell-by-lease.ts';

type DeskSale = SellAtDeskMutationVariables['input'];

/** What a desk asks the server for its lease. A call that gets no answer rejects with `NoAnswer`. */
export interface LeaseServer {
  /**
   * What the desk has already is not sent again.
   * @param hasUnreadSales what it sold is not read yet: it needs all places that it had.
   */
  renew: (
    seen: KeptLease | null,
    hasUnreadSales: boolean,
  ) => Promise<{ lease: KeptLease; storageKey: string }>;
  send: (leaseId: string, sales: readonly UnsentSale[]) => Promise<readonly CameIn[]>;
  giveBack: (leaseId: string) => Promise<void>;
}

/** The server was not reached. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export interface DeskParts {
  server: LeaseServer;
  connection: ServerConnection;
  /** The key of this till that the browser still has; null = the server is asked for it. */
  key: { find: () => string | null; keep: (storageKey: string) => void };
  openStore: (storageKey: string) => Promise<DeskStore>;
  /** What the screens need to open again. */
  answers: () => unknown;
  now: () => number;
  /** Of what no person waits for: a refusal, a full disk. */
  onFailure: (error: unknown) => void;
}

export interface CameInNews {
  sent: { receipt: string; orderNumber: string }[];
  kept: { receipt: string; reason: string | null }[];
}

export interface DeskState {
  /** It sells of its lease. */
  isOffline: boolean;
  /** Since when, by the clock of this device. */
  since: number | null;
  lease: KeptLease | null;
  unsent: readonly UnsentSale[];
  /** Sales that were sealed with another key. */
  unreadable: number;
  isSending: boolean;
  /** What came in once the desk was back. */
  news: CameInNews | null;
}

interface KeptDesk {
  lease: KeptLease;
  since: number | null;
  answers: unknown;
}

/** Sent together; the others follow. */
const mostAtOnce = 25;

export type DeskKeeper = ReturnType<typeof keepDesk>;

/**
 * Keeps what a desk needs to sell without a connection, sells of it while there is none, and sends in what it sold once
 * there is one again. One at a time: what is sold is on the disk before a receipt is printed.
 */
export function keepDesk(parts: DeskParts) {
  const { server, connection, key, openStore, answers, now, onFailure } = parts;
  let state: DeskState = {
    isOffline: false,
    since: null,
    lease: null,
    unsent: [],
    unreadable: 0,
    isSending: false,
    news: null,
  };
  let store: DeskStore | null = null;
  let openedWith: string | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  let isStopped = false;
  const listeners = new Set<() => void>();

  const change = (part: Partial<DeskState>) => {
    state = { ...state, ...part };
    for (const listener of [...listeners]) listener();
  };
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const done = queue.then(act);
    queue = done.catch(() => undefined);
    return done;
  };
  /** The server gives another key once a lease was given back: what waits is sealed with it before the old one goes. */
  const openWith = async (storageKey: string) => {
    if (storageKey === openedWith) return;
    const opened = await openStore(storageKey);
    for (const sale of state.unsent) await opened.keepSale(sale);
    const { sales, unreadable } = await opened.readSales<UnsentSale>();
    const desk = await opened.readDesk<KeptDesk>();
    key.keep(storageKey);
    [store, openedWith] = [opened, storageKey];
    change({
      unsent: sales,
      unreadable,
      lease: state.lease ?? desk?.lease ?? null,
      since: state.since ?? desk?.since ?? null,
    });
  };
  const keep = async () => {
    const { lease, since } = state;
    if (lease) await store?.keepDesk({ lease, since, answers: answers() } satisfies KeptDesk);
  };
  const lose = async () => {
    if (state.isOffline || !state.lease) return;
    change({ isOffline: true, since: state.since ?? now() });
    await keep();
  };

  const ask = async <T>(call: () => Promise<T>): Promise<T> => {
    if (!connection.isReachable()) throw new NoAnswer();
    return untilLost(call(), connection, () => new NoAnswer());
  };

  const sendSome = async (leaseId: string, sales: readonly UnsentSale[]): Promise<void> => {
    const answered = await ask(() => server.send(leaseId, sales));
    const cameIn = sales.filter(({ saleId }) => answered.some((one) => one.saleId === saleId));
    if (cameIn.length < sales.length)
      onFailure(new Error('a sale was not read by the server: it stays here'));
    if (cameIn.length === 0) return;
    const lease = state.lease && leaseAfter(state.lease, cameIn);
    change({ lease });
    await keep();
    await store?.forgetSales(cameIn.map(({ saleId }) => saleId));
    change({
      unsent: state.unsent.filter((sale) => !cameIn.includes(sale)),
      news: withNews(state.news, cameIn, answered),
    });
  };
  const send = async () => {
    let waiting = state.unsent;
    for (let [first] = waiting; first && store; [first] = waiting) {
      const { leaseId } = first;
      const sales = waiting.filter((sale) => sale.leaseId === leaseId).slice(0, mostAtOnce);
      await sendSome(leaseId, sales);
      waiting = waiting.filter((sale) => !sales.includes(sale));
    }
  };
  const renew = async () => {
    const { lease, storageKey } = await ask(() => server.renew(state.lease, store === null));
    await openWith(storageKey);
    change({ lease });
  };
  const sync = async () => {
    if (isStopped) return;
    try {
      const isFirst = store === null;
      if (isFirst) await renew();
      const waits = state.unsent.length > 0;
      if (waits) {
        change({ isSending: true });
        await send();
      }
      if (waits || !isFirst) await renew();
    } catch (error) {
      change({ isSending: false });
      if (error instanceof NoAnswer) return lose();
      // The server answers, and says no: without a lease the desk sells as one that has none.
      change({ isOffline: false, since: null });
      throw error;
    }
    change({ isOffline: false, since: null, isSending: false });
    await keep();
  };

  const stopListening = connection.onChange(() => {
    inTurn(connection.isReachable() ? sync : lose).catch(onFailure);
  });
  const started = inTurn(async () => {
    const kept = key.find();
    if (kept) await openWith(kept);
    await (connection.isReachable() ? sync() : lose());
  });
  started.catch(onFailure);

  return {
    started,
    state: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Sends in what waits and renews the lease; done again and again while there is a connection. */
    sync: () => inTurn(sync).catch(onFailure),
    /** Sells of the lease; once it answers, the sale is kept for good. */
    sell: (input: DeskSale): Promise<Result<SoldByLease>> =>
      inTurn(async () => {
        const { lease, unsent } = state;
        if (!lease || !store) return { ok: false, refusals: [{ code: 'desk-needs-connection' }] };
        const sold = sellByLease(input, { lease, unsent, nowMs: now() });
        if (!sold.ok) return sold;
        try {
          await store.keepSale(sold.value.sale);
        } catch (error) {
          onFailure(error);
          return { ok: false, refusals: [{ code: 'desk-cannot-keep' }] };
        }
        change({ unsent: [...state.unsent, sold.value.sale] });
        return sold;
      }),
    /** A sale with a connection may have taken places of the lease: how many, the server says in its next renewal. */
    soldOnline: (wish: DeskWish) =>
      inTurn(async () => {
        if (state.lease) change({ lease: leaseAfterOnline(state.lease, wish) });
        await keep();
        await sync();
      }).catch(onFailure),
    closeNews: () => change({ news: null }),
    /** The desk is left: what was not sold goes back, where nothing waits and the server answers. */
    stop: () =>
      inTurn(async () => {
        isStopped = true;
        stopListening();
        const { lease, unsent, isOffline } = state;
        if (!lease || isOffline || unsent.length > 0 || !connection.isReachable()) return;
        // First here: the answer may be lost, and a lease that was given back is not sold of.
        await store?.forgetDesk();
        await ask(() => server.giveBack(lease.id));
      }),
  };
}

function withNews(
  before: CameInNews | null,
  sales: readonly UnsentSale[],
  answered: readonly CameIn[],
): CameInNews {
  const news: CameInNews = { sent: [...(before?.sent ?? [])], kept: [...(before?.kept ?? [])] };
  for (const { saleId, receipt } of sales) {
    const answer = answered.find((one) => one.saleId === saleId);
    if (answer?.state === 'kept') news.kept.push({ receipt, reason: answer.reason });
    else if (answer) news.sent.push({ receipt, orderNumber: answer.orderNumber ?? '' });
  }
  return news;
}

import { expect, test } from 'vitest';
import type { DeskStore } from '../../../session/desk-store/desk-store.ts';
import { keepDesk, NoAnswer } from './desk-keeper.ts';
import { exampleLease } from './example-lease.ts';
import type { CameIn, UnsentSale } from './kept-lease.ts';

/** What stays in a browser while its page comes and goes. */
function device() {
  const sales = new Map<string, unknown>();
  let desk: unknown = null;
  const store: DeskStore = {
    readDesk: async <Desk>() => desk as Desk | null,
    keepDesk: async (kept) => {
      desk = kept;
    },
    forgetDesk: async () => {
      desk = null;
    },
    readSales: async <Sale>() => ({ sales: [...sales.values()] as Sale[], unreadable: 0 }),
    keepSale: async (sale) => void sales.set(sale.saleId, sale),
    forgetSales: async (ids) => {
      for (const id of ids) sales.delete(id);
    },
  };
  return { store, sales, hasDesk: () => desk !== null };
}

/** A server that sells each sale once, and a network that can be cut, also between a call and its answer. */
function museum() {
  let isUp = true;
  let losesAnswers = false;
  let hangs = false;
  const listeners = new Set<() => void>();
  const orders = new Map<string, UnsentSale>();
  const given: string[] = [];
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
    ...{ orders, given, say },
    loseAnswers: (loses: boolean) => {
      losesAnswers = loses;
    },
    hang: () => {
      hangs = true;
    },
    server: {
      renew: () =>
        call(() => {
          const used = new Set([...orders.values()].flatMap(({ codes }) => codes));
          const codes = exampleLease.codes.filter(({ code }) => !used.has(code));
          return { lease: { ...exampleLease, codes, nextReceiptNumber: next }, storageKey: 'key' };
        }),
      send: (_leaseId: string, sales: readonly UnsentSale[]) =>
        call(() =>
          sales.map((sale): CameIn => {
            orders.set(sale.saleId, orders.get(sale.saleId) ?? sale);
            next = Math.max(next, sale.receiptNumber + 1);
            return { saleId: sale.saleId, state: 'sent', orderNumber: `GT-${orders.size}`, reason: null };
          }),
        ),
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

function open(of: ReturnType<typeof museum>, on: ReturnType<typeof device>, hasKey = true) {
  return keepDesk({
    server: of.server,
    connection: of.connection,
    findStore: async () => (hasKey ? on.store : null),
    openStore: async () => on.store,
    answers: () => [],
    now: () => Date.parse('2026-11-20T12:42:00Z'),
    onFailure: () => undefined,
  });
}

const saleOf = (saleId: string, quantity = 1) => ({
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

test('a desk sells without a connection, and sends in once it is back', async () => {
  const of = museum();
  const desk = open(of, device());
  await desk.started;
  expect(desk.state()).toMatchObject({ isOffline: false, lease: { id: 'lease' } });
  of.say(false);
  expect(await desk.sell(saleOf('one', 2))).toMatchObject({ ok: true });
  expect(desk.state()).toMatchObject({ isOffline: true, unsent: [{ receipt: 'T2-0415' }] });
  of.say(true);
  await desk.sync();
  expect(desk.state()).toMatchObject({ isOffline: false, since: null, unsent: [] });
  expect(desk.state().news).toEqual({ sent: [{ receipt: 'T2-0415', orderNumber: 'GT-1' }], kept: [] });
  expect(desk.state().lease?.nextReceiptNumber).toBe(416);
});

test('an answer that is lost on its way loses no sale and sells none twice', async () => {
  const of = museum();
  const desk = open(of, device());
  await desk.started;
  of.say(false);
  await desk.sell(saleOf('one'));
  of.loseAnswers(true);
  of.say(true);
  await desk.sync();
  expect(of.orders.size).toBe(1);
  expect(desk.state()).toMatchObject({ isOffline: true, unsent: [{ saleId: 'one' }] });
  of.loseAnswers(false);
  await desk.sync();
  expect(of.orders.size).toBe(1);
  expect(desk.state()).toMatchObject({ isOffline: false, unsent: [] });
});

test('opened again without a connection, it knows its lease, its sales and since when', async () => {
  const of = museum();
  const on = device();
  const desk = open(of, on);
  await desk.started;
  of.say(false);
  await desk.sell(saleOf('one', 3));
  const again = open(of, on);
  await again.started;
  const { since } = desk.state();
  expect(since).not.toBeNull();
  expect(again.state()).toMatchObject({ isOffline: true, since, unsent: [{ saleId: 'one' }] });
  expect(await again.sell(saleOf('two', 2))).toMatchObject({ refusals: [{ code: 'not-enough-places' }] });
  expect(await again.sell(saleOf('two', 1))).toMatchObject({ ok: true });
});

test('a tab that was closed gets its key from the server, and sends in what it had', async () => {
  const of = museum();
  const on = device();
  const desk = open(of, on);
  await desk.started;
  of.say(false);
  await desk.sell(saleOf('one'));
  of.say(true);
  const again = open(of, on, false);
  await again.started;
  expect(of.orders.size).toBe(1);
  expect(again.state().unsent).toEqual([]);
});

test('a connection that is lost between sending and renewing sells no place twice', async () => {
  const of = museum();
  const desk = open(of, device());
  await desk.started;
  of.say(false);
  await desk.sell(saleOf('one', 4));
  const { send } = of.server;
  of.server.send = async (...asked) => {
    const answer = await send(...asked);
    of.server.renew = async () => {
      throw new NoAnswer();
    };
    return answer;
  };
  of.say(true);
  await desk.sync();
  expect(desk.state()).toMatchObject({ isOffline: true, unsent: [] });
  expect(await desk.sell(saleOf('two'))).toMatchObject({ refusals: [{ code: 'not-enough-places' }] });
});

test('a call without an answer does not hold up the desk', async () => {
  const of = museum();
  const desk = open(of, device());
  await desk.started;
  of.hang();
  void desk.sync();
  // It has asked by now.
  await new Promise((resolve) => setTimeout(resolve));
  of.say(false);
  expect(await desk.sell(saleOf('one'))).toMatchObject({ ok: true });
});

test('what a sale with a connection took of the lease is not sold again', async () => {
  const of = museum();
  const desk = open(of, device());
  await desk.started;
  await desk.soldOnline(saleOf('online', 3).wish);
  of.say(false);
  expect(await desk.sell(saleOf('two', 2))).toMatchObject({ refusals: [{ code: 'not-enough-places' }] });
});

test('a desk that is left gives its lease back, but not while a sale waits', async () => {
  const of = museum();
  const on = device();
  const desk = open(of, on);
  await desk.started;
  await desk.stop();
  expect(of.given).toEqual(['lease']);
  expect(on.hasDesk()).toBe(false);
  const other = open(of, on);
  await other.started;
  of.say(false);
  await other.sell(saleOf('one'));
  // The server answers again, and says no to the sale: it waits.
  of.server.send = async () => {
    throw new Error('not now');
  };
  of.say(true);
  await other.sync();
  expect(other.state()).toMatchObject({ isOffline: false, unsent: [{ saleId: 'one' }] });
  await other.stop();
  expect(of.given).toEqual(['lease']);
  expect(on.sales.size).toBe(1);
});

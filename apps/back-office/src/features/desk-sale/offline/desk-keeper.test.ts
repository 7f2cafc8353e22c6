import { expect, test } from 'vitest';
import { NoAnswer } from './desk-keeper.ts';
import { saleOf, startedDesk } from './example-desk.ts';

test('a desk sells without a connection, and sends in once it is back', async () => {
  const { of, desk } = await startedDesk();
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
  const { of, desk } = await startedDesk();
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
  const { of, on, desk } = await startedDesk();
  of.say(false);
  await desk.sell(saleOf('one', 3));
  const { desk: again } = await startedDesk(of, on);
  const { since } = desk.state();
  expect(since).not.toBeNull();
  expect(again.state()).toMatchObject({ isOffline: true, since, unsent: [{ saleId: 'one' }] });
  expect(await again.sell(saleOf('two', 2))).toMatchObject({ refusals: [{ code: 'not-enough-places' }] });
  expect(await again.sell(saleOf('two', 1))).toMatchObject({ ok: true });
});

test('a tab that was closed gets its key from the server, and sends in what it had', async () => {
  const { of, on, desk } = await startedDesk();
  of.say(false);
  await desk.sell(saleOf('one'));
  of.say(true);
  on.key = null;
  const { desk: again } = await startedDesk(of, on);
  expect(of.orders.size).toBe(1);
  expect(again.state().unsent).toEqual([]);
});

test('a desk in a new tab says that it has not read yet what it sold; it sends, and renews again', async () => {
  const { of, on, desk } = await startedDesk();
  of.say(false);
  await desk.sell(saleOf('one'));
  await desk.stop();
  of.say(true);
  on.key = null;
  of.calls.length = 0;
  await startedDesk(of, on);
  expect(of.calls).toEqual(['renewed, with sales unread', 'sent', 'renewed']);
});

test('a connection that is lost between sending and renewing sells no place twice', async () => {
  const { of, desk } = await startedDesk();
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
  const { of, desk } = await startedDesk();
  of.hang();
  void desk.sync();
  // It has asked by now.
  await new Promise((resolve) => setTimeout(resolve));
  of.say(false);
  expect(await desk.sell(saleOf('one'))).toMatchObject({ ok: true });
});

test('what a sale with a connection took of the lease is not sold again', async () => {
  const { of, desk } = await startedDesk();
  of.hang();
  void desk.soldOnline(saleOf('online', 3).wish);
  await new Promise((resolve) => setTimeout(resolve));
  of.say(false);
  expect(await desk.sell(saleOf('two', 2))).toMatchObject({ refusals: [{ code: 'not-enough-places' }] });
});

test('after a sale with a connection the server says how many places the desk has: it took those that were free', async () => {
  const { of, desk } = await startedDesk();
  const before = desk.state().lease?.places;
  await desk.soldOnline(saleOf('online', 3).wish);
  expect(desk.state().lease?.places).toEqual(before);
  expect(of.renewals()).toBe(2);
});

test('a desk that is left gives its lease back, but not while a sale waits', async () => {
  const { of, on, desk } = await startedDesk();
  await desk.stop();
  expect(of.given).toEqual(['lease']);
  expect(on.hasDesk()).toBe(false);
  const { desk: other } = await startedDesk(of, on);
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

test('a lease that was given back has another key: what is sold of the next one opens with the key of the server', async () => {
  const { of, on, desk: before } = await startedDesk();
  await before.stop();
  const { desk } = await startedDesk(of, on);
  of.say(false);
  await desk.sell(saleOf('one'));
  of.say(true);
  on.key = null;
  const { desk: again } = await startedDesk(of, on);
  expect(again.state()).toMatchObject({ unsent: [], unreadable: 0 });
  expect([...of.orders.keys()]).toEqual(['one']);
});

test('a lease whose return was not answered is not sold of again', async () => {
  const { of, on, desk } = await startedDesk();
  of.loseAnswers(true);
  await desk.stop().catch(() => undefined);
  expect(of.given).toEqual(['lease']);
  expect(on.hasDesk()).toBe(false);
});

test('what waits is sealed again when the server has another key', async () => {
  const { of, on, desk } = await startedDesk();
  of.say(false);
  await desk.sell(saleOf('one'));
  of.given.push('by another account');
  of.server.send = async () => [];
  const { desk: again } = await startedDesk(of, on);
  of.say(true);
  await again.sync();
  expect(on.key).toBe('key 1');
  expect(on.sales.get('one')).toMatchObject({ key: 'key 1' });
});

test('opened with a connection, it asks for its lease once', async () => {
  const { of } = await startedDesk();
  expect(of.renewals()).toBe(1);
});

test('a browser that cannot keep a sale does not sell it', async () => {
  const { of, on, desk } = await startedDesk();
  of.say(false);
  on.fill();
  expect(await desk.sell(saleOf('one'))).toMatchObject({ refusals: [{ code: 'desk-cannot-keep' }] });
  expect(desk.state().unsent).toEqual([]);
});

test('a sale that the server cannot read holds up no other, and stays', async () => {
  const { of, desk } = await startedDesk();
  of.say(false);
  for (const saleId of ['one', 'unreadable', 'three']) await desk.sell(saleOf(saleId));
  of.say(true);
  await desk.sync();
  expect([...of.orders.keys()]).toEqual(['one', 'three']);
  expect(desk.state()).toMatchObject({ isOffline: false, unsent: [{ saleId: 'unreadable' }] });
});

test('a renewal says which lease the desk has', async () => {
  const { of, desk } = await startedDesk();
  await desk.sync();
  expect(of.seenBy).toEqual([null, 'lease']);
});

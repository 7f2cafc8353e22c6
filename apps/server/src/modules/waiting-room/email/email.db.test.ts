import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aWaitingRoom } from '@foyer/testkit/builders/a-waiting-room.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../../platform/database/in-client.ts';
import { readUnsentMails } from '../../message-queue/index.ts';
import { takeCart } from '../../storefront/cart/take-cart.ts';
import { forgetRooms } from '../open-room.ts';
import { writeSeen } from '../seen-places.ts';
import { waitingRoomModule } from '../waiting-room.module.ts';
import { moveRoomsOn } from './move-rooms-on.ts';
import { waitingRoomPersonData } from './waiting-room-person-data.ts';

const database = await testDatabase();
const clock = testClock();
const { app, worker } = testApp(database, clock);

async function aRoom(settings: { cartsAMinute?: number } = {}) {
  const client = await aClient(app);
  const room = await aWaitingRoom(database, app, client, settings);
  clock.advance(1 / 30);
  forgetRooms(app);
  const carryOut = async () => {
    const { rows } = await database.owner.query<{
      id: string;
      type: string;
      payload: Record<string, unknown>;
    }>(`delete from outbox where client_id = $1 and type = 'waiting-room-turn' returning id, type, payload`, [
      client.clientId,
    ]);
    for (const row of rows)
      for (const one of waitingRoomModule.subscriptions ?? [])
        await one.handle(worker, { ...row, clientId: client.clientId, createdAt: '' });
    return rows;
  };
  return {
    ...room,
    client,
    carryOut,
    /** Minutes pass without a page that asks; the worker runs. */
    async pass(minutes: number) {
      await writeSeen(app, { clientId: client.clientId, channelId: room.page.channelId });
      clock.advance(minutes);
      await moveRoomsOn(worker);
      await carryOut();
      forgetRooms(app);
    },
    mails: async () =>
      (await readUnsentMails(app, client.clientId, 50)).filter(({ kind }) => kind === 'waiting-room'),
    take: (sent: { place: string; browser: string }) =>
      takeCart(
        app,
        room.address,
        {
          language: 'en',
          timeslotId: room.page.timeslotId,
          lines: [{ ticketTypeId: room.page.ticketTypeId, quantity: 1 }],
        },
        randomUUID(),
        null,
        sent,
      ),
  };
}

const linkIn = (text: string | undefined): string => /#([\w-]{43})\b/.exec(text ?? '')?.[1] ?? '';

test('with an address a closed page keeps its place: the mail comes in turn, and its link begins a cart in another browser, once', async () => {
  const room = await aRoom();
  const [first, second] = [await room.join(), await room.join()];
  await first.leave('anna@example.com');
  expect((await first.ask()).isMailed).toBe(true);
  // Both pages are closed for longer than a place is kept without an address.
  await room.pass(11);
  expect(await room.mails()).toEqual([]);
  await room.pause(false);
  await room.pass(1);
  await room.pass(1);
  const [mail] = await room.mails();
  expect([mail?.to.address, mail?.subject]).toEqual([
    'anna@example.com',
    expect.stringContaining('It is your turn'),
  ]);
  expect(await room.addresses()).toEqual([{ entry: 1, isSealed: false, keyIsThere: true }]);

  await room.pause(true);
  await room.reopen();
  clock.advance(1 / 30);
  // Without an address the place was given up.
  expect((await second.ask()).isNewPlace).toBe(true);
  const phone = await room.join();
  await phone.claim(linkIn(mail?.text));
  expect((await phone.ask()).state).toBe('turn');
  // In the browser that had it before, it is worth nothing.
  expect(await refusalsOf(room.take({ place: first.place(), browser: first.browser }))).toEqual([
    'main: waiting-pass-used',
  ]);
  const tries = await Promise.allSettled(
    [1, 2, 3].map(() => room.take({ place: phone.place(), browser: phone.browser })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const other = await room.join();
  expect(await refusalsOf(other.claim(linkIn(mail?.text)))).toEqual(['main: waiting-pass-used']);
});

test('the time to begin counts from the mail, and a link that is late, changed or of another channel opens nothing', async () => {
  const room = await aRoom();
  const visitor = await room.join();
  await visitor.leave('late@example.com');
  await room.pause(false);
  await room.pass(0.2);
  await room.pass(0.2);
  const link = linkIn((await room.mails())[0]?.text);
  const elsewhere = await aRoom();
  const stranger = await elsewhere.join();
  expect(await refusalsOf(stranger.claim(link))).toEqual(['main: waiting-pass-used']);
  await room.pause(true);
  await room.reopen();
  clock.advance(1 / 30);
  const phone = await room.join();
  expect(await refusalsOf(phone.claim(`${link.slice(0, -2)}zz`))).toEqual(['main: waiting-pass-used']);
  expect(await refusalsOf(phone.claim('short'))).toEqual(['main: waiting-pass-used']);
  clock.advance(11);
  expect(await refusalsOf(phone.claim(link))).toEqual(['main: waiting-pass-used']);
});

test('an address waits with one place, can be taken back, and is refused at the field; another browser leaves none', async () => {
  const room = await aRoom();
  const [first, second] = [await room.join(), await room.join()];
  expect(await refusalsOf(first.leave('no address'))).toEqual(['email: email-invalid']);
  await first.leave('Anna@example.com');
  await second.leave('anna@example.com');
  expect((await room.addresses()).map(({ entry }) => entry)).toEqual([2]);
  await second.leave(null);
  expect(await room.addresses()).toEqual([]);
  const [thief] = [await room.join()];
  const stolen = { ...thief, place: first.place };
  const { leaveAddress } = await import('./leave-address.ts');
  const wish = { place: stolen.place(), email: 'mallory@example.com', language: 'en' };
  expect(await refusalsOf(leaveAddress(app, room.address, wish, thief.browser))).toEqual([
    'main: waiting-place-of-another-browser',
  ]);
  await room.pause(false);
  await room.pass(1);
  await room.pass(1);
  expect(await room.mails()).toEqual([]);
  // Its turn has come: there is nothing to be mailed about any more.
  expect(await refusalsOf(first.leave('anna@example.com'))).toEqual(['main: waiting-pass-used']);
});

test('a place that was away for too long is over, and an address does not bring it back', async () => {
  const room = await aRoom();
  const visitor = await room.join();
  clock.advance(11);
  expect(await refusalsOf(visitor.leave('late@example.com'))).toEqual(['main: waiting-pass-used']);
  expect(await room.addresses()).toEqual([]);
});

test('places that take the address of each other at once both keep one', async () => {
  const room = await aRoom();
  const [one, other] = [await room.join(), await room.join()];
  for (let round = 0; round < 4; round += 1) {
    await one.leave(`one-${round}@example.com`);
    await other.leave(`other-${round}@example.com`);
    await Promise.all([one.leave(`other-${round}@example.com`), other.leave(`one-${round}@example.com`)]);
    expect(await room.addresses()).toHaveLength(2);
  }
});

test('an address cannot be filled with mails: ten times in a quarter of an hour, however many places ask', async () => {
  const room = await aRoom();
  const visitors = await Promise.all(Array.from({ length: 14 }, () => room.join()));
  const left = await Promise.allSettled(visitors.map((visitor) => visitor.leave('victim@example.com')));
  expect(left.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  expect(await room.addresses()).toHaveLength(1);
});

test('given back or used before the mail, an address is erased with its key and nothing is mailed', async () => {
  const room = await aRoom();
  const visitor = await room.join();
  await visitor.leave('anna@example.com');
  const { rows } = await database.owner.query(
    'select person_key_id as id from waiting_address where channel_id = $1',
    [room.page.channelId],
  );
  const { leaveLine } = await import('../leave-line.ts');
  await leaveLine(app, room.address, { place: visitor.place(), browser: visitor.browser });
  expect(await room.addresses()).toEqual([]);
  const { rows: keys } = await database.owner.query('select wrapped_key from person_key where id = $1', [
    rows[0]?.id,
  ]);
  expect(keys).toEqual([{ wrapped_key: null }]);
  await room.pause(false);
  await room.pass(1);
  expect(await room.mails()).toEqual([]);
});

test('two workers at once mail once; erasing the person leaves neither address nor readable mail', async () => {
  const room = await aRoom();
  const [first, second] = [await room.join(), await room.join()];
  await first.leave('anna@example.com');
  await second.leave('bob@example.com');
  await room.pause(false);
  clock.advance(1);
  await Promise.all([moveRoomsOn(worker), moveRoomsOn(testApp(database, clock).worker)]);
  const messages = await room.carryOut();
  expect(messages).toHaveLength(2);
  for (const message of messages)
    await waitingRoomModule.subscriptions?.[0]?.handle(worker, {
      ...message,
      clientId: room.client.clientId,
      createdAt: '',
    });
  expect(await room.mails()).toHaveLength(2);
  const trace = {
    emails: ['anna@example.com'],
    names: [],
    strings: [],
    orderIds: [],
    keyIds: [],
    waitingKeyIds: [],
  };
  await inClient(app.db, room.client.clientId, async (scope) => {
    expect(await waitingRoomPersonData.find(app, scope, trace)).toMatchObject([
      { kind: 'waiting-room', records: 1 },
    ]);
    await waitingRoomPersonData.erase?.(app, scope, trace);
    expect(await waitingRoomPersonData.find(app, scope, trace)).toMatchObject([{ records: 0 }]);
  });
  expect((await room.mails()).map(({ to }) => to.address)).toEqual(['bob@example.com']);
});

import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aFullVisit as makeFullVisit } from '@foyer/testkit/builders/a-full-visit.ts';
import { aPoster } from '@foyer/testkit/builders/a-poster.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotFoundError } from '../../platform/errors.ts';
import { changeCart } from '../storefront/cart/change-cart.ts';
import { releaseCart } from '../storefront/cart/release-cart.ts';
import { takeCart } from '../storefront/cart/take-cart.ts';
import { leaveWaitingList, showOwnEntry } from './own-entry.ts';
import { tellWaiting } from './tell-waiting.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const apps = testApp(database, clock);
const { worker } = apps;
const aFullVisit = (options?: { waitingList?: boolean }) => makeFullVisit(database, apps, options);
const figures = ({ page }: { page: { timeslotId: string } }) =>
  counterFigures(database.owner, page.timeslotId);

describe('joining', () => {
  test('a visitor joins the list of a full time, and is mailed a link that shows the entry', async () => {
    const visit = await aFullVisit();
    await visit.join('Anna@example.com', { tickets: 2 });
    const [mail] = await visit.mails();
    expect(mail).toMatchObject({
      to: { address: 'Anna@example.com' },
      subject: 'Waiting list for Salt & Light',
    });
    expect(mail?.text).toContain('2 × Adult');
    const entry = await visit.open(mail);
    expect(entry).toMatchObject({ state: 'waiting', date: '2030-06-15', time: '14:00', offer: null });
  });

  test('an address has one entry for a time: who joins again gets the mail again, and keeps the place', async () => {
    const visit = await aFullVisit();
    await visit.join('anna@example.com', { tickets: 2 });
    await visit.join('bo@example.com');
    await visit.join('ANNA@example.com', { tickets: 1 });
    expect((await visit.entries()).map(({ tickets, state }) => [tickets, state])).toEqual([
      [2, 'waiting'],
      [1, 'waiting'],
    ]);
    expect((await visit.mails()).map(({ to }) => to.address)).toEqual([
      'anna@example.com',
      'bo@example.com',
      'anna@example.com',
    ]);
  });

  test('two tries of one address at once are one entry', async () => {
    const visit = await aFullVisit();
    await Promise.all([visit.join('anna@example.com'), visit.join('anna@example.com')]);
    expect(await visit.entries()).toHaveLength(1);
  });

  test('refused: a page without a waiting list, a time with room, a day that is not sold, an address that is none', async () => {
    const off = await aFullVisit({ waitingList: false });
    expect(await refusalsOf(off.join('anna@example.com'))).toEqual(['main: waiting-list-off']);
    const visit = await aFullVisit();
    expect(await refusalsOf(visit.join('anna@'))).toEqual(['email: email-invalid']);
    expect(await refusalsOf(visit.join('anna@example.com', { date: '2030-06-16' }))).toEqual([
      'main: waiting-list-closed',
    ]);
    const holders = { waitingList: true, restrictions: { who: 'code', codes: ['FRIENDS'] } };
    await visit.change(`sales_flow = '${JSON.stringify(holders)}'`);
    expect(await refusalsOf(visit.join('anna@example.com'))).toEqual(['main: buyer-code-missing']);
    await visit.change(`sales_flow = '{"waitingList":true}'`);
    await visit.free(1);
    expect(await refusalsOf(visit.join('anna@example.com'))).toEqual(['main: waiting-list-has-room']);
    await visit.join('anna@example.com', { tickets: 2 });
  });

  test('an address that may not buy on the page cannot wait for it: of another domain, or for more tickets than it may have', async () => {
    const visit = await aFullVisit();
    const restrictions = { who: 'email-domain', emailDomains: ['salt.example'], mostTicketsPerEmail: 1 };
    await visit.change(`sales_flow = '${JSON.stringify({ waitingList: true, restrictions })}'`);
    expect(await refusalsOf(visit.join('anna@example.com'))).toEqual(['email: email-domain-refused']);
    expect(await refusalsOf(visit.join('anna@salt.example', { tickets: 2 }))).toEqual([
      'main: tickets-per-email-reached',
    ]);
    const beside = [{ ticketTypeId: await aPoster(database.owner, visit.page.ticketTypeId), quantity: 3 }];
    await visit.join('anna@salt.example', { beside });
    expect(await visit.entries()).toEqual([{ state: 'waiting', tickets: 1 }]);
  });
});

describe('places that come back', () => {
  test('are kept for two hours for the first who joined: no other visitor can buy them, and the link has the cart', async () => {
    const visit = await aFullVisit();
    await visit.join('anna@example.com');
    await visit.join('bo@example.com');
    await tellWaiting(worker);
    await visit.free(1);
    await tellWaiting(worker);
    await tellWaiting(worker);
    const told = (await visit.mails()).slice(2);
    expect(told.map(({ to }) => to.address)).toEqual(['anna@example.com']);
    const { offer, state } = await visit.open(told[0]);
    const until = new Date(clock.now().getTime() + 120 * 60_000).toISOString();
    expect([state, offer?.until]).toEqual(['offered', until]);
    const cart = await visit.cart(offer?.cartSecret);
    expect(cart).toMatchObject({
      state: 'held',
      expiresAt: until,
      extensionsLeft: 0,
      lines: [{ quantity: 1 }],
    });
    expect(await refusalsOf(takeCart(worker, visit.address, visit.wish(1), null))).toEqual([
      'main: not-enough-places',
    ]);
    expect(await figures(visit)).toEqual({ capacity: 2, held: 1, sold: 1 });
  });

  test('who wants more than there is is passed and stays the first: the next visitor who fits gets the offer', async () => {
    const visit = await aFullVisit();
    await visit.join('family@example.com', { tickets: 2 });
    await visit.join('bo@example.com');
    await visit.free(1);
    await tellWaiting(worker);
    expect((await visit.entries()).map(({ state }) => state)).toEqual(['waiting', 'offered']);
    await visit.free(1);
    await tellWaiting(worker);
    expect((await visit.entries()).map(({ state }) => state)).toEqual(['waiting', 'offered']);
    clock.advance(120);
    await tellWaiting(worker);
    expect((await visit.entries()).map(({ state }) => state)).toEqual(['offered', 'unused']);
  });

  test('posters take no place: who wants them beside the tickets waits for the tickets only', async () => {
    const visit = await aFullVisit();
    const posters = { ticketTypeId: await aPoster(database.owner, visit.page.ticketTypeId), quantity: 3 };
    await visit.join('anna@example.com', { beside: [posters] });
    await visit.free(1);
    await tellWaiting(worker);
    expect(await visit.entries()).toEqual([{ state: 'offered', tickets: 1 }]);
  });

  test('who fits is found behind hundreds who want more than there is', async () => {
    const visit = await aFullVisit();
    await visit.join('family@example.com', { tickets: 2 });
    await database.owner.query(
      `insert into waiting_list_entry (client_id, id, channel_id, date, timeslot_id, language, lines, tickets,
         ticket_group_ids, title, email_digest, sealed, person_key_id, joined_at)
       select client_id, uuidv7(), channel_id, date, timeslot_id, language, lines, tickets, ticket_group_ids, title,
         sha256(number::text::bytea), sealed, person_key_id, joined_at
       from waiting_list_entry, generate_series(1, 1000) as number where client_id = $1`,
      [visit.client.clientId],
    );
    await visit.join('bo@example.com');
    await visit.join('cas@example.com');
    await visit.free(1);
    await tellWaiting(worker);
    const { rows } = await database.owner.query(
      `select state, count(*)::int as people, min(tickets) as tickets from waiting_list_entry where client_id = $1
       group by state, tickets order by tickets desc, state`,
      [visit.client.clientId],
    );
    expect(rows).toEqual([
      { state: 'waiting', people: 1_001, tickets: 2 },
      { state: 'offered', people: 1, tickets: 1 },
      { state: 'waiting', people: 1, tickets: 1 },
    ]);
  });

  test('that are not bought within two hours go to the next, and the first gets no other offer', async () => {
    const visit = await aFullVisit();
    await visit.join('anna@example.com');
    await visit.join('bo@example.com');
    await visit.free(1);
    await tellWaiting(worker);
    await visit.mails();
    clock.advance(119);
    await tellWaiting(worker);
    expect((await visit.entries()).map(({ state }) => state)).toEqual(['offered', 'waiting']);
    clock.advance(1);
    await tellWaiting(worker);
    await tellWaiting(worker);
    expect((await visit.entries()).map(({ state }) => state)).toEqual(['unused', 'offered']);
    expect((await visit.mails()).map(({ to }) => to.address)).toEqual([
      'anna@example.com',
      'bo@example.com',
      'anna@example.com',
      'bo@example.com',
    ]);
    expect((await figures(visit)).held).toBe(1);
  });

  test('at any time of the day are offered at the first time that has room', async () => {
    const visit = await aFullVisit();
    await visit.join('anna@example.com', { timeslotId: null });
    await visit.free(1);
    await tellWaiting(worker);
    const [, mail] = await visit.mails();
    expect((await visit.open(mail)).offer?.timeslotId).toBe(visit.page.timeslotId);
  });

  test('are offered to no visitor once the channel is not published, its list is off, or the visit has begun', async () => {
    const visit = await aFullVisit();
    await visit.join('anna@example.com');
    await visit.free(1);
    await visit.change('publication_on = false');
    await tellWaiting(worker);
    expect((await visit.entries()).map(({ state }) => state)).toEqual(['waiting']);
    await visit.change(`publication_on = true, sales_flow = '{}'`);
    await tellWaiting(worker);
    expect((await visit.entries()).map(({ state }) => state)).toEqual(['waiting']);
    await visit.change(`sales_flow = '{"waitingList":true}'`);
    await database.owner.query('update timeslot set starts_at = $2 where id = $1', [
      visit.page.timeslotId,
      clock.now(),
    ]);
    await tellWaiting(worker);
    expect((await visit.entries()).map(({ state }) => state)).toEqual(['over']);
    expect(await visit.mails()).toHaveLength(1);
  });
});

test('what was kept stays so when tickets of it are given back, and for no longer than usual when it moves to another visit', async () => {
  const visit = await aFullVisit();
  await visit.join('anna@example.com', { tickets: 2 });
  await visit.free(2);
  await tellWaiting(worker);
  const [, mail] = await visit.mails();
  const { cartSecret = '' } = (await visit.open(mail)).offer ?? {};
  const minutesOf = ({ expiresAt }: { expiresAt: string }) =>
    (Date.parse(expiresAt) - clock.now().getTime()) / 60_000;
  clock.advance(10);
  const fewer = await changeCart(worker, cartSecret, visit.wish(1));
  expect([minutesOf(fewer), fewer.extensionsLeft]).toEqual([110, 0]);
  const { rows } = await database.owner.query<{ id: string }>(
    `with later as (insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
       select client_id, calendar_id, local_date, '16:00', starts_at + interval '2 hours', 'manual'
       from timeslot where id = $1 returning client_id, id)
     insert into counter (client_id, id, kind, owner_id, capacity)
     select client_id, id, 'timeslot', id, 5 from later returning id`,
    [visit.page.timeslotId],
  );
  const moved = await changeCart(worker, cartSecret, { ...visit.wish(1), timeslotId: rows[0]?.id ?? '' });
  expect([minutesOf(moved), moved.extensionsLeft]).toEqual([60, 0]);
});

describe('the end of an entry', () => {
  test('who leaves is not told, and what was kept for a visitor who leaves is free for the next', async () => {
    const visit = await aFullVisit();
    for (const email of ['anna@example.com', 'bo@example.com', 'cleo@example.com']) await visit.join(email);
    const secrets = (await visit.mails()).map((mail) => visit.secretIn(mail));
    const leave = (index: number) =>
      leaveWaitingList(worker, visit.address.client, { secret: secrets[index] ?? '' });
    expect((await leave(1)).state).toBe('left');
    await visit.free(1);
    await tellWaiting(worker);
    expect((await leave(0)).state).toBe('left');
    expect((await leave(0)).state).toBe('left');
    await tellWaiting(worker);
    expect((await visit.entries()).map(({ state }) => state)).toEqual(['left', 'left', 'offered']);
  });

  test('who waits for a time that was removed can still look and leave, and waits no longer', async () => {
    const visit = await aFullVisit();
    await visit.join('anna@example.com');
    await visit.join('bo@example.com');
    const [mail] = await visit.mails();
    await database.owner.query('delete from timeslot where id = $1', [visit.page.timeslotId]);
    expect(await visit.open(mail)).toMatchObject({ state: 'waiting', date: '2030-06-15', time: null });
    const secret = visit.secretIn(mail);
    expect(await leaveWaitingList(worker, visit.address.client, { secret })).toMatchObject({ state: 'left' });
    await tellWaiting(worker);
    expect((await visit.entries()).map(({ state }) => state)).toEqual(['left', 'over']);
  });

  test('what is kept on a page that is no longer published is free at once, unless its buyer was paying', async () => {
    const visit = await aFullVisit();
    await visit.join('anna@example.com');
    await visit.join('bo@example.com');
    await visit.free(2);
    await tellWaiting(worker);
    const [, , toAnna, toBo] = await visit.mails();
    await visit.order((await visit.open(toAnna)).offer?.cartSecret);
    await visit.change('publication_on = false');
    await tellWaiting(worker);
    expect((await visit.entries()).map(({ state }) => state)).toEqual(['offered', 'unused']);
    expect(await visit.open(toBo)).toMatchObject({ state: 'unused', offer: null });
    expect(await figures(visit)).toEqual({ capacity: 2, held: 1, sold: 0 });
  });

  test('an entry is bought when its cart is, and stays so', async () => {
    const visit = await aFullVisit();
    await visit.join('anna@example.com');
    await visit.free(1);
    await tellWaiting(worker);
    const [, mail] = await visit.mails();
    await visit.buy((await visit.open(mail)).offer?.cartSecret);
    clock.advance(121);
    await tellWaiting(worker);
    expect((await visit.entries()).map(({ state }) => state)).toEqual(['bought']);
    expect(await figures(visit)).toEqual({ capacity: 2, held: 0, sold: 2 });
  });

  test('a secret that was made up or is of another museum opens nothing', async () => {
    const [visit, other] = [await aFullVisit(), await aFullVisit()];
    await visit.join('anna@example.com');
    const [mail] = await visit.mails();
    const secret = visit.secretIn(mail);
    const wrong = `${secret.slice(0, -1)}${secret.endsWith('A') ? 'B' : 'A'}`;
    for (const [client, typed] of [
      [visit.address.client, wrong],
      [visit.address.client, 'x'],
      [other.address.client, secret],
    ] as const)
      await expect(showOwnEntry(worker, client, { secret: typed })).rejects.toThrow(NotFoundError);
  });
});

test('a full day of tickets without a time is waited for and kept as a day', async () => {
  const visit = await aFullVisit();
  const { productId, ticketGroupId, ticketTypeId } = visit.page;
  const { owner } = database;
  await owner.query(`update product set availability_type = 'UNLIMITED' where id = $1`, [productId]);
  await owner.query(`update ticket_group set kind = 'specific day' where id = $1`, [ticketGroupId]);
  await owner.query('update ticket_type set ticket_limit = 1 where id = $1', [ticketTypeId]);
  const date = '2030-06-15';
  const day = { ...visit.wish(1), timeslotId: null, date };
  const { secret } = await takeCart(worker, visit.address, day, null);
  await visit.join('anna@example.com', { timeslotId: null, date });
  await tellWaiting(worker);
  expect((await visit.entries()).map(({ state }) => state)).toEqual(['waiting']);
  await releaseCart(worker, secret);
  await tellWaiting(worker);
  const [, mail] = await visit.mails();
  const { offer, time } = await visit.open(mail);
  expect([offer?.timeslotId, time]).toEqual([null, null]);
  expect(await visit.cart(offer?.cartSecret)).toMatchObject({
    state: 'held',
    timeslot: null,
    visit: { date },
  });
});

import { aMuseumWithTimes, friday } from '@foyer/testkit/builders/a-museum-with-times.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { expect, test } from 'vitest';
import { readUnsentMails } from '../message-queue/read-unsent-mails.ts';
import { addReservation } from '../reservations/index.ts';
import { applyTimeslotChange } from './apply-timeslot-change.ts';
import { undoTimeslotChange } from './undo-timeslot-change.ts';

const database = await testDatabase();

async function aMuseumWithAGroup({ status = 'yes', time = '10:00', adults = 3 } = {}) {
  const museum = await aMuseumWithTimes(database);
  const timeslotId = (await museum.at(time))?.id ?? '';
  const group = await addReservation(museum.manager, {
    ...{ productId: museum.productId, timeslotId, adults, status },
    ...{ groupName: 'Harbour school', contactName: 'M. Haddad', email: 'haddad@example.org' },
  });
  const read = async () => {
    const { rows } = await database.owner.query(
      `select r.state, to_char(r.visit_time, 'HH24:MI') as time, t.id is not null as has_timeslot
       from group_reservation r left join timeslot t on t.client_id = r.client_id and t.id = r.timeslot_id
       where r.id = $1`,
      [group.id],
    );
    return rows[0] as { state: string; time: string; has_timeslot: boolean };
  };
  const mails = async () =>
    (await readUnsentMails(museum.app, museum.client.clientId, 100)).map(
      ({ subject, to }) => `${to.address}: ${subject}`,
    );
  return { museum, group, read, mails };
}

test('a change that takes the timeslot of a group shows the group, and waits for a choice', async () => {
  const { museum, read } = await aMuseumWithAGroup();
  const id = await museum.draft({ periods: museum.periods(['11:00', '12:00']) });
  expect((await museum.look(id)).effect).toMatchObject({
    openCount: 1,
    rows: [{ time: '10:00', groupCount: 1, groupPeople: 3, ticketCount: 0, remedy: null }],
  });
  expect(await refusalsOf(museum.apply(id))).toEqual(['main: remedy-open']);
  expect(await read()).toEqual({ state: 'confirmed', time: '10:00', has_timeslot: true });
});

test.each(['yes', 'no', 'yes and close the timeslot'])(
  'a group with the status “%s” is moved with its change, told by mail, and moved back by an undo',
  async (status) => {
    const { museum, read, mails } = await aMuseumWithAGroup({ status });
    const id = await museum.draft({ periods: museum.periods(['11:00', '12:00']) });
    await museum.choose(id, 'move');
    expect((await museum.look(id)).effect).toMatchObject({ openCount: 0, mailCount: 1 });
    await museum.apply(id);
    expect(await read()).toEqual({ state: 'confirmed', time: '11:00', has_timeslot: true });
    const places = status === 'no' ? 0 : 3;
    expect((await museum.on(friday)).map(({ time, soldCount }) => `${time} ${soldCount}`)).toEqual([
      `11:00 ${places}`,
      '12:00 0',
    ]);
    expect(await mails()).toEqual(['haddad@example.org: Een nieuwe tijd voor Salt']);
    await undoTimeslotChange(museum.manager, id);
    expect(await read()).toEqual({ state: 'confirmed', time: '10:00', has_timeslot: true });
    expect((await museum.at('10:00'))?.soldCount).toBe(places);
    expect(await mails()).toHaveLength(2);
  },
);

test('a group that is cancelled by a change gives its places back, and its empty timeslot goes', async () => {
  const { museum, read, mails } = await aMuseumWithAGroup();
  const id = await museum.draft({ periods: museum.periods(['11:00']) });
  await museum.choose(id, 'cancel');
  await museum.apply(id);
  expect(await read()).toEqual({ state: 'cancelled', time: '10:00', has_timeslot: false });
  expect((await museum.on(friday)).map(({ time }) => time)).toEqual(['11:00']);
  expect(await mails()).toEqual(['haddad@example.org: Uw bezoek aan Salt is geannuleerd']);
});

test('a group that is kept keeps its timeslot, also where it takes no places', async () => {
  const { museum, read, mails } = await aMuseumWithAGroup({ status: 'no' });
  const id = await museum.draft({ periods: museum.periods(['11:00']) });
  await museum.choose(id, 'keep');
  await museum.apply(id);
  expect(await read()).toEqual({ state: 'confirmed', time: '10:00', has_timeslot: true });
  expect(await museum.at('10:00')).toMatchObject({ state: 'closed', conflict: 'not-in-rules' });
  expect(await mails()).toEqual([]);
});

test('a group that was added since the page was shown stops the change', async () => {
  const { museum, group } = await aMuseumWithAGroup();
  const id = await museum.draft({ periods: museum.periods(['11:00', '12:00']) });
  await museum.choose(id, 'cancel');
  const { fingerprint } = (await museum.look(id)).effect;
  const { productId, timeslotId } = group;
  await addReservation(museum.manager, {
    productId,
    timeslotId,
    adults: 1,
    groupName: 'Late',
    contactName: 'L.',
  });
  expect(await refusalsOf(applyTimeslotChange(museum.manager, id, fingerprint))).toEqual([
    'main: change-moved-on',
  ]);
});

test('a group and visitors of one timeslot are moved apart where no time has room for all of them', async () => {
  const { museum, read } = await aMuseumWithAGroup({ adults: 2 });
  const order = await museum.buy('10:00', 2);
  await museum.buy('11:00', 2);
  const id = await museum.draft({ periods: museum.periods(['11:00', '12:00']) });
  await museum.choose(id, 'move');
  expect((await museum.look(id)).effect.rows[0]).toMatchObject({
    groupCount: 1,
    orderCount: 1,
    unplacedCount: 0,
  });
  await museum.apply(id);
  await museum.settle();
  expect((await read()).time).toBe('11:00');
  expect(await museum.visitsOf(order)).toEqual(['12:00', '12:00']);
  expect((await museum.on(friday)).map(({ time, soldCount }) => `${time} ${soldCount}`)).toEqual([
    '11:00 4',
    '12:00 2',
  ]);
});

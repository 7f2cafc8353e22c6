import { isClosedByGroups } from '@foyer/domain/reservations/timeslot-effect.ts';
import { groupReservationStatuses } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import { aMuseumForGroups, groupOf } from '@foyer/testkit/builders/a-museum-for-groups.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { addReservation } from './add-reservation.ts';
import { editReservation } from './edit-reservation.ts';
import { cancelReservation, deleteReservation } from './end-reservation.ts';
import { listVisitsForGroup } from './list-visits-for-group.ts';

const database = await testDatabase();
const { owner } = database;
const { app } = testApp(database, testClock('2030-06-14T08:00:00Z'));
const aMuseum = (capacity?: number | null) => aMuseumForGroups(app, owner, capacity);

test('a reservation closes its timeslot or its day for others; ended, it opens again unless another one closed it too', async () => {
  const { manager, timeslot, stateOf, another } = await aMuseum(100);
  const noon = await another('2030-06-15', '12:00');
  const tomorrow = await another('2030-06-16', '12:00');
  const day = await addReservation(manager, groupOf(timeslot, { status: 'yes and close the day' }));
  expect(await Promise.all([undefined, noon, tomorrow].map((id) => stateOf(id)))).toEqual([
    'closed',
    'closed',
    'open',
  ]);
  // A start that is added to the day is closed as well.
  const late = await another('2030-06-15', '16:00');
  expect(await stateOf(late)).toBe('closed');
  expect(await refusalsOf(addReservation(manager, groupOf({ ...timeslot, timeslotId: noon })))).toEqual([
    'timeslotId: reservation-no-availability',
  ]);
  const only = await editReservation(
    manager,
    day.id,
    groupOf(timeslot, { status: 'yes and close the timeslot' }),
    day.version,
  );
  expect(await Promise.all([undefined, noon, late].map((id) => stateOf(id)))).toEqual([
    'closed',
    'open',
    'open',
  ]);
  // What people close meanwhile stays closed.
  await owner.query(`update timeslot set state = 'closed' where id = $1`, [noon]);
  await cancelReservation(manager, only.id, only.version);
  expect(await Promise.all([undefined, noon].map((id) => stateOf(id)))).toEqual(['open', 'closed']);
});

test('a reservation that closes its day moves to another time of it, unless another reservation closes that one', async () => {
  const { manager, timeslot, stateOf, another } = await aMuseum(100);
  const { productId } = timeslot;
  const noon = await another('2030-06-15', '12:00');
  const four = await another('2030-06-15', '16:00');
  const closing = { status: 'yes and close the timeslot' };
  await addReservation(manager, groupOf({ ...timeslot, timeslotId: four }, closing));
  const day = await addReservation(manager, groupOf(timeslot, { status: 'yes and close the day' }));
  const listShut = async (reservationId: string | null) => {
    const visits = await listVisitsForGroup(manager, { productId, date: timeslot.date, reservationId });
    return visits.filter(({ isShut }) => isShut).map(({ time }) => time);
  };
  expect(await listShut(null)).toEqual(['12:00', '14:00', '16:00']);
  expect(await listShut(day.id)).toEqual(['16:00']);
  const to = (timeslotId: string) =>
    editReservation(
      manager,
      day.id,
      groupOf({ ...timeslot, timeslotId }, { status: 'yes and close the day' }),
      day.version,
    );
  expect(await refusalsOf(to(four))).toEqual(['timeslotId: reservation-no-availability']);
  expect(await to(noon)).toMatchObject({ timeslotId: noon });
  expect(await Promise.all([undefined, noon, four].map((id) => stateOf(id)))).toEqual([
    'closed',
    'closed',
    'closed',
  ]);
});

test('whatever reservations come and go, exactly what one of them closes is closed', async () => {
  const { manager, timeslot, another } = await aMuseum(null);
  const ids = [
    timeslot.timeslotId,
    await another('2030-06-15', '15:00'),
    await another('2030-06-16', '15:00'),
  ];
  const dates = ['2030-06-15', '2030-06-15', '2030-06-16'];
  const { rows: made } = await owner.query<{ calendarId: string }>(
    'select calendar_id as "calendarId" from timeslot where id = $1',
    [timeslot.timeslotId],
  );
  const calendarId = made[0]?.calendarId ?? '';
  const open: {
    id: string;
    version: number;
    timeslotId: string;
    date: string;
    status: (typeof groupReservationStatuses)[number];
  }[] = [];
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % below;
  };
  for (let step = 0; step < 24; step += 1) {
    const at = random(3);
    const timeslotId = ids[at] ?? '';
    const status = groupReservationStatuses[random(4)] ?? 'yes';
    const ending = open.length > 2 || random(3) === 0 ? open.splice(random(open.length), 1)[0] : undefined;
    if (ending) await deleteReservation(manager, ending.id, ending.version);
    else {
      // A closed one takes no further group.
      const refused = await addReservation(manager, groupOf({ ...timeslot, timeslotId }, { status })).then(
        ({ id, version }) => {
          open.push({ id, version, timeslotId, date: dates[at] ?? '', status });
          return false;
        },
        () => true,
      );
      const closed = isClosedByGroups(
        { calendarId, timeslotId, date: dates[at] ?? '' },
        open.filter((one) => refused || one.id !== open.at(-1)?.id).map((one) => ({ ...one, calendarId })),
      );
      expect(refused).toBe(closed);
    }
    const { rows } = await owner.query<{ id: string; state: string }>(
      'select id, state from timeslot where id = any ($1)',
      [ids],
    );
    for (const { id, state } of rows) {
      const visit = { calendarId, timeslotId: id, date: dates[ids.indexOf(id)] ?? '' };
      const isClosed = isClosedByGroups(
        visit,
        open.map((one) => ({ ...one, calendarId })),
      );
      expect([step, id, state]).toEqual([step, id, isClosed ? 'closed' : 'open']);
    }
  }
});

import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { changeEvent } from './change-event.ts';
import { createEvent } from './create-event.ts';
import { previewEvent } from './preview-event.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));

const concert = {
  kind: 'event',
  titleNl: 'Concert',
  fromDate: '2030-06-15',
  at: '19:00',
  limitChoice: 'none',
};
const exhibition = {
  kind: 'exhibition',
  titleNl: 'Zout',
  fromDate: '2030-06-01',
  untilDate: '2030-06-30',
  limitChoice: 'none',
};

/** An event of which three tickets are sold for 15 June at seven, one of them cancelled. */
async function aSoldEvent(event: object) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const { id } = await createEvent(manager, event);
  const visit = { visitDate: '2030-06-15', visitTime: '19:00' };
  const { ticketId } = await aSoldTicket(database.owner, client.clientId, visit);
  await aSoldTicket(database.owner, client.clientId, visit);
  await aSoldTicket(database.owner, client.clientId, { ...visit, state: 'cancelled' });
  await database.owner.query(
    'update ticket_type set event_id = $1 where id = (select ticket_type_id from ticket where id = $2)',
    [id, ticketId],
  );
  const review = (changes: object) => previewEvent(manager, id, { ...event, ...changes });
  return {
    manager,
    id,
    review,
    touchedBy: async (changes: object) => (await review(changes)).touched,
    sell: () => aSoldTicket(database.owner, client.clientId, visit),
  };
}

test('before an event is moved the museum sees the tickets for another time, day or place', async () => {
  const { manager, touchedBy } = await aSoldEvent(concert);
  const touched = (reason: string) => [{ date: '2030-06-15', reason, ticketCount: 2 }];
  expect(await touchedBy({ titleNl: 'Slotconcert' })).toEqual([]);
  expect(await touchedBy({ at: '20:00' })).toEqual(touched('time'));
  expect(await touchedBy({ fromDate: '2030-06-16' })).toEqual(touched('date'));
  expect(await touchedBy({ exceptions: [{ date: '2030-06-15' }] })).toEqual(touched('closed-day'));
  const closed = await createEvent(manager, { ...exhibition, exceptions: [{ date: '2030-06-15' }] });
  expect(await touchedBy({ linkedEventId: closed.id })).toEqual(touched('closed-day'));
});

test('a lower limit names what is sold above it, of an event in all and of an exhibition per day', async () => {
  const limit = { limitChoice: 'limit', ticketLimit: 1 };
  const event = await aSoldEvent(concert);
  expect(await event.touchedBy(limit)).toEqual([{ date: null, reason: 'limit', ticketCount: 1 }]);
  expect(await event.touchedBy({ ...limit, ticketLimit: 2 })).toEqual([]);
  const { touchedBy } = await aSoldEvent(exhibition);
  expect(await touchedBy(limit)).toEqual([{ date: '2030-06-15', reason: 'limit', ticketCount: 1 }]);
});

test('closing a day of an exhibition touches visitors of the linked evenings', async () => {
  const { manager, id } = await aSoldEvent(concert);
  const linked = await createEvent(manager, exhibition);
  await changeEvent(manager, id, { ...concert, linkedEventId: linked.id });
  const touchedBy = async (changes: object) =>
    (await previewEvent(manager, linked.id, { ...exhibition, ...changes })).touched;
  expect(await touchedBy({ exceptions: [{ date: '2030-06-15' }] })).toEqual([
    { date: '2030-06-15', reason: 'closed-day', ticketCount: 2 },
  ]);
  expect(await touchedBy({ fromDate: '2030-06-20' })).toEqual([]);
});

test('a ticket that is sold after the review refuses the change of an event; the new review names it', async () => {
  const { manager, id, review, sell } = await aSoldEvent(concert);
  const later = { ...concert, at: '20:00' };
  const { fingerprint } = await review(later);
  await sell();
  expect(await refusalsOf(changeEvent(manager, id, later, null, fingerprint))).toEqual([
    'main: change-moved-on',
  ]);
  const now = await review(later);
  expect(now.touched).toEqual([{ date: '2030-06-15', reason: 'time', ticketCount: 3 }]);
  expect(await changeEvent(manager, id, later, null, now.fingerprint)).toMatchObject({ at: '20:00' });
});

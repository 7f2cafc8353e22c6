import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { changeTicketGroup } from './change-ticket-group.ts';
import { previewTicketGroup } from './preview-ticket-group.ts';

const database = await testDatabase();
const { app } = testApp(database, testClock('2030-06-01T10:00:00Z'));
// 15 June 2030 is a Saturday.
const saturday = '2030-06-15';

async function aSoldGroup(kind: string, validFrom: string | null = null) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const { ticketId } = await aSoldTicket(database.owner, client.clientId, { visitDate: saturday });
  await aSoldTicket(database.owner, client.clientId, { visitDate: saturday });
  await aSoldTicket(database.owner, client.clientId, { visitDate: '2030-05-31' });
  await database.owner.query(`update product set availability_type = 'UNLIMITED' where client_id = $1`, [
    client.clientId,
  ]);
  const { rows } = await database.owner.query<{ id: string }>(
    `update ticket_group set kind = $2, valid_from = $3, valid_until = $3
     where id = (select y.ticket_group_id from ticket t join ticket_type y on y.id = t.ticket_type_id where t.id = $1)
     returning id`,
    [ticketId, kind, validFrom],
  );
  const id = rows[0]?.id ?? '';
  const wanted = (changes: object) => ({ name: 'Salt', kind, validFrom, ...changes });
  const review = (changes: object) => previewTicketGroup(manager, id, wanted(changes));
  return {
    review,
    touchedBy: async (changes: object) => (await review(changes)).touched,
    save: (changes: object, shown: string) => changeTicketGroup(manager, id, wanted(changes), null, shown),
    sell: () => aSoldTicket(database.owner, client.clientId, { visitDate: saturday }),
  };
}

test('before a weekday or a day of a group closes the museum sees the day tickets for it', async () => {
  const { touchedBy } = await aSoldGroup('specific day');
  const touched = (reason: string) => [{ date: saturday, reason, ticketCount: 2 }];
  expect(await touchedBy({})).toEqual([]);
  expect(await touchedBy({ openWeekdays: [1, 2, 3, 4, 5] })).toEqual(touched('weekday'));
  const own = [{ date: saturday, isOpen: true }];
  expect(await touchedBy({ openWeekdays: [1], ownDays: own })).toEqual([]);
  expect(await touchedBy({ ownDays: [{ date: saturday, isOpen: false }] })).toEqual(touched('closed-day'));
});

test('another fixed date touches the tickets of the old one', async () => {
  const { touchedBy } = await aSoldGroup('fixed date', saturday);
  expect(await touchedBy({ validFrom: '2030-06-22' })).toEqual([
    { date: saturday, reason: 'date', ticketCount: 2 },
  ]);
});

test('a limit of a group names what is sold above it, per day or in all as its tickets are dated', async () => {
  const daily = await aSoldGroup('specific day');
  expect(await daily.touchedBy({ ticketLimit: 1 })).toEqual([
    { date: saturday, reason: 'limit', ticketCount: 1 },
  ]);
  const undated = await aSoldGroup('continuous');
  expect(await undated.touchedBy({ ticketLimit: 1 })).toEqual([
    { date: null, reason: 'limit', ticketCount: 2 },
  ]);
});

test('a ticket that is sold after the review refuses the change of a group; the new review names it', async () => {
  const { review, save, sell } = await aSoldGroup('specific day');
  const weekdays = { openWeekdays: [1, 2, 3, 4, 5] };
  const { fingerprint } = await review(weekdays);
  await sell();
  expect(await refusalsOf(save(weekdays, fingerprint))).toEqual(['main: change-moved-on']);
  const now = await review(weekdays);
  expect(now.touched).toEqual([{ date: saturday, reason: 'weekday', ticketCount: 3 }]);
  expect(await save(weekdays, now.fingerprint)).toMatchObject(weekdays);
});

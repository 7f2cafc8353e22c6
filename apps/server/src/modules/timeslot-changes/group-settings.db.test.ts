import { randomUUID } from 'node:crypto';
import { aMuseumWithTimes } from '@foyer/testkit/builders/a-museum-with-times.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { expect, test } from 'vitest';
import { getTimeslotGroup } from '../scheduling/index.ts';
import { undoTimeslotChange } from './undo-timeslot-change.ts';

const database = await testDatabase();

test('hiding, renaming and marking a group is shown first, and undone', async () => {
  const { manager, id, draft, look, apply } = await aMuseumWithTimes(database);
  const read = () => manager.inClient((scope) => getTimeslotGroup(scope, id));
  const change = await draft({ name: 'Old hall', hidden: true, synced: true });
  const { effect } = await look(change);
  expect(effect).toMatchObject({ addedCount: 0, removedCount: 0, changedCount: 0, rows: [] });
  expect(effect.facts.map(({ field, before, after }) => `${field}: ${before} → ${after}`)).toEqual([
    ...['name: Hall → Old hall', 'hidden: no → yes', 'synced: no → yes'],
  ]);
  expect(await read()).toMatchObject({ name: 'Hall', hidden: false });
  await apply(change);
  expect(await read()).toMatchObject({ name: 'Old hall', hidden: true, synced: true });
  await undoTimeslotChange(manager, change);
  expect(await read()).toMatchObject({ name: 'Hall', hidden: false, synced: false });
});

test('unlinking a ticket group says whose tickets it is about; they keep them', async () => {
  const { manager, id, groupId, draft, look, apply, buy, visitsOf } = await aMuseumWithTimes(database);
  const orderId = await buy('10:00', 2);
  const change = await draft({ ticketGroupIds: [] });
  expect((await look(change)).effect.facts).toEqual([
    { field: 'unlinked', before: 'Salt', after: '', ticketCount: 2 },
  ]);
  await apply(change);
  const linked = async () => (await manager.inClient((scope) => getTimeslotGroup(scope, id))).ticketGroupIds;
  expect(await linked()).toEqual([]);
  expect(await visitsOf(orderId)).toEqual(['10:00', '10:00']);
  await undoTimeslotChange(manager, change);
  expect(await linked()).toEqual([groupId]);
});

test('a ticket group of schedules is refused, or converted and given back by undoing', async () => {
  const { client, manager, id, groupId, draft, apply, look } = await aMuseumWithTimes(database);
  await apply(await draft({ ticketGroupIds: [] }));
  const { rows } = await database.owner.query<{ id: string }>(
    `with k as (insert into calendar (client_id, kind, location_id, product_id)
         select $1, 'schedule', c.location_id, g.product_id from calendar c, ticket_group g
         where c.id = $2 and g.id = $3 returning id),
       l as (insert into calendar_ticket_group (client_id, calendar_id, ticket_group_id) select $1, id, $3 from k)
     select id from k`,
    [client.clientId, id, groupId],
  );
  const calendarsOf = async () => {
    const links = await database.owner.query<{ id: string }>(
      'select calendar_id as id from calendar_ticket_group where ticket_group_id = $1',
      [groupId],
    );
    return links.rows.map((link) => link.id);
  };
  expect(await refusalsOf(draft({ ticketGroupIds: [groupId] }))).toEqual([
    'ticketGroupIds: ticket-group-has-schedules',
  ]);
  expect(await refusalsOf(draft({ ticketGroupIds: [randomUUID()] }))).toEqual([
    'ticketGroupIds: ticket-group-unknown',
  ]);
  const change = await draft({ ticketGroupIds: [groupId], convert: true });
  expect((await look(change)).effect.facts.map(({ field }) => field)).toEqual(['linked', 'converted']);
  await apply(change);
  expect(await calendarsOf()).toEqual([id]);
  await undoTimeslotChange(manager, change);
  expect(await calendarsOf()).toEqual(rows.map((row) => row.id));
});

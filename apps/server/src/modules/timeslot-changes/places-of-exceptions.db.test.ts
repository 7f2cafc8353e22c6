import { aMuseumWithTimes, friday } from '@foyer/testkit/builders/a-museum-with-times.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { expect, test } from 'vitest';
import { getTimeslotGroup } from '../scheduling/index.ts';
import { countTouched } from './count-touched.ts';
import { undoTimeslotChange } from './undo-timeslot-change.ts';

const database = await testDatabase();

/** A museum that is closed for some days, and opens on one of them at 14:00 all the same: the later exception is stronger. */
async function aMuseumWithExceptions() {
  const museum = await aMuseumWithTimes(database);
  const { anException, apply, draft, manager, on } = museum;
  const closed = anException({ until: '2026-12-06', published: true, note: 'Closed' });
  const times = [{ time: '14:00', limit: 4 }];
  const open = anException({ closed: false, times, published: true, note: 'Open' });
  await apply(await draft({ exceptions: [closed] }));
  const exceptions = async () =>
    (await manager.inClient((scope) => getTimeslotGroup(scope, museum.id))).exceptions;
  await apply(await draft({ exceptions: [...(await exceptions()), open] }));
  const ofFriday = async () => (await on(friday)).map(({ time, state }) => `${time} ${state}`);
  expect(await ofFriday()).toEqual(['14:00 open']);
  return { ...museum, exceptions, ofFriday };
}

test('a new note of an older exception touches no visitor: neither its review nor what is applied makes it stronger', async () => {
  const { apply, buy, draft, exceptions, id, look, manager, ofFriday } = await aMuseumWithExceptions();
  await buy('14:00', 2);
  const [closed, open] = await exceptions();
  // As a page may send them: the edited one last.
  const edited = { exceptions: [open, { ...closed, note: 'Closed for works' }] };
  expect(await countTouched(manager, id, edited)).toMatchObject({ ticketCount: 0 });
  const change = await draft(edited);
  const { effect } = await look(change);
  expect(effect).toMatchObject({ addedCount: 0, removedCount: 0, rows: [], openCount: 0 });
  await apply(change);
  expect(await ofFriday()).toEqual(['14:00 open']);
  expect((await exceptions()).map(({ note }) => note)).toEqual(['Closed for works', 'Open']);
});

test('an exception whose deletion is undone gets back its place, and the changes before it can be undone too', async () => {
  const { apply, buy, draft, exceptions, look, manager, ofFriday } = await aMuseumWithExceptions();
  const before = await exceptions();
  const [closed, open] = before;
  const edit = await draft({ exceptions: [{ ...closed, note: 'Closed for works' }, open] });
  await apply(edit);
  const edited = await exceptions();
  const deletion = await draft({ exceptions: edited.slice(1) });
  await apply(deletion);
  await buy('14:00', 1);
  expect((await look(deletion)).undo).toMatchObject({ newSalesCount: 0 });
  await undoTimeslotChange(manager, deletion);
  expect(await ofFriday()).toEqual(['14:00 open']);
  expect(await exceptions()).toEqual(edited);
  await undoTimeslotChange(manager, edit);
  expect(await exceptions()).toEqual(before);
});

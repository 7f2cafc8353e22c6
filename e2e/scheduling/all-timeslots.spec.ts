import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { afterAll, beforeAll, test } from 'vitest';
import { dayFromToday } from '../src/museum-on-sale.ts';
import { type MuseumShell, startMuseumShell } from '../src/museum-shell.ts';

let shell: MuseumShell;

beforeAll(async () => {
  shell = await startMuseumShell();
});

afterAll(async () => {
  await shell?.close();
});

test('each figure of all timeslots says what it is a part of', async () => {
  const date = dayFromToday(30);
  await aTimeslot(shell.database.owner, shell.client.clientId, { date, time: '11:00' });
  const page = await shell.openSignedIn(`/group_timeslots-overzicht?date=${date}`);
  const main = page.getByRole('main');
  await main.getByRole('cell', { name: '11:00', exact: true }).waitFor();
  for (const words of ['In 1 timeslot group', '0% of capacity', '0% of reserved', 'In upcoming timeslots']) {
    await main.getByText(words, { exact: true }).waitFor();
  }
});

import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aMuseumWithTimes } from '@foyer/testkit/builders/a-museum-with-times.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { expect, test } from 'vitest';
import { NotAllowedError } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { addReservation } from '../reservations/index.ts';
import { applyTimeslotChange } from './apply-timeslot-change.ts';
import { draftTimeslotsChange } from './draft-timeslot-change.ts';
import { lookAtTimeslotChange } from './look-at-timeslot-change.ts';

const database = await testDatabase();

/** A museum with an account that may change timeslots and has not the right Extra. */
async function aMuseum() {
  const museum = await aMuseumWithTimes(database);
  const clerk = await signedInAs(museum.app, museum.client, 'client user');
  const apply = async (context: RequestContext, id: string) =>
    applyTimeslotChange(context, id, (await lookAtTimeslotChange(context, id)).effect.fingerprint);
  return { ...museum, clerk, apply };
}

test('without the right Extra a change of timeslots moves visitors, and cancels none with their money back', async () => {
  const { clerk, manager, apply, at, buy, choose, draft, periods, settle, visitsOf } = await aMuseum();
  const orderId = await buy('10:00', 2);
  const id = await draft({ periods: periods(['11:00', '12:00']) });
  await choose(id, 'cancel');
  await expect(apply(clerk, id)).rejects.toEqual(new NotAllowedError('timeslotgroup', 'extra'));
  expect(await at('10:00')).toMatchObject({ state: 'open', soldCount: 2 });
  await choose(id, 'move');
  await apply(clerk, id);
  await settle();
  expect(await visitsOf(orderId)).toEqual(['11:00', '11:00']);
  const next = await draft({ periods: periods(['12:00']) });
  await choose(next, 'cancel');
  await apply(manager, next);
  await settle();
  expect(await visitsOf(orderId)).toEqual([]);
});

test('without the right Extra a change of timeslots cancels no group', async () => {
  const { clerk, apply, at, choose, draft, manager, periods, productId } = await aMuseum();
  const timeslotId = (await at('10:00'))?.id ?? '';
  const names = { groupName: 'Harbour school', contactName: 'M. Haddad' };
  await addReservation(manager, { productId, timeslotId, adults: 3, status: 'yes', ...names });
  const id = await draft({ periods: periods(['11:00']) });
  await choose(id, 'cancel');
  await expect(apply(clerk, id)).rejects.toEqual(new NotAllowedError('timeslotgroup', 'extra'));
});

test('a selection of the scheduler asks for the Extra of the scheduler before visitors lose their tickets', async () => {
  const { clerk, apply, at, buy, choose } = await aMuseum();
  await buy('10:00', 1);
  const timeslots = [{ id: (await at('10:00'))?.id, state: 'closed' }];
  const id = await draftTimeslotsChange(clerk, null, { timeslots });
  await choose(id, 'cancel');
  await expect(apply(clerk, id)).rejects.toEqual(new NotAllowedError('availability-scheduler', 'extra'));
  await choose(id, 'keep');
  await apply(clerk, id);
  expect(await at('10:00')).toMatchObject({ state: 'closed', soldCount: 1 });
});

import { expect, test } from 'vitest';
import { type GettingStarted, gettingStartedSteps } from './getting-started-steps.ts';

const nothing: GettingStarted = {
  location: null,
  product: null,
  ticketGroupId: null,
  ticketTypeCount: 0,
  timeslotGroup: null,
  hasTimeslots: false,
  channel: null,
  isPublished: false,
  hasOrder: false,
  hasScan: false,
};
const stepOf = (started: Partial<GettingStarted>, name: string) =>
  gettingStartedSteps({ ...nothing, ...started }).find((step) => step.name === name);

test('a new museum has six steps to do, each leading to the page where it is done', () => {
  expect(gettingStartedSteps(nothing).map(({ isDone, to }) => [isDone, to])).toEqual([
    [false, '/new-settings/locations'],
    [false, '/products'],
    [false, '/products'],
    [false, '/timeslotgroup'],
    [false, '/ticketstreet'],
    [false, '/ticketscannen'],
  ]);
});

test('a product without ticket types leads straight to adding one', () => {
  const started = { product: { id: 'p', name: 'Salt & Light' }, ticketGroupId: 'g' };
  expect(stepOf(started, 'ticketTypes')).toMatchObject({ isDone: false, to: '/tickettype-toevoegen/g' });
  expect(stepOf({ ...started, ticketTypeCount: 2 }, 'ticketTypes')).toMatchObject({
    isDone: true,
    to: '/products/edit/p?tab=ticket-types',
  });
});

test('a ticketstreet that is not published is not done, and neither is a sale that was not scanned', () => {
  expect(stepOf({ channel: { id: 'c', name: 'Getij', url: 'getij' } }, 'channel')).toMatchObject({
    isDone: false,
    to: '/ticketstreet/edit/c',
  });
  expect(stepOf({ hasOrder: true }, 'sale')?.isDone).toBe(false);
  expect(stepOf({ hasOrder: true, hasScan: true }, 'sale')?.isDone).toBe(true);
});

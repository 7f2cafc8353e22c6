import { randomUUID } from 'node:crypto';
import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { aMuseumWithDays } from '@foyer/testkit/builders/a-museum-with-days.ts';
import { closeAsShown } from '@foyer/testkit/close-as-shown.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { listDaysOnSale } from '../availability/index.ts';
import { orderSecretOf } from '../orders/index.ts';
import { chooseRemedy } from './choose-remedy.ts';
import { liftClosure } from './lift-closure.ts';
import { listLateVisits } from './list-late-visits.ts';
import { previewClosure } from './preview-closure.ts';
import { showClosure } from './show-closure.ts';

const database = await testDatabase();
const testing = testApp(database, testClock('2030-06-14T10:00:00Z'));
const { app, worker } = testing;
const date = '2030-06-15';

const aMuseum = ({ language = 'en' }: { language?: ContentLanguage } = {}) =>
  aMuseumWithDays(database, testing, { date, language });

test('tickets for a closed day are listed with heads and money, and refunded once however often it is asked', async () => {
  const museum = await aMuseum();
  const orderId = await museum.sell();
  expect(await previewClosure(museum.staff, museum.stretch())).toMatchObject({
    dayCount: 1,
    orderCount: 1,
    heads: 2,
    amountMinor: 3500,
  });
  const closure = await museum.close('refund');
  await museum.work();
  expect(await museum.visits(closure.id)).toMatchObject([
    { orderId, date, time: null, heads: 2, amountMinor: 3500, state: 'refunding' },
  ]);
  expect(await museum.count('refund')).toBe(1);
  expect((await museum.tickets(orderId)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
});

test('closing part of the day leaves day tickets alone, and says how many stay valid: they come in the rest of it', async () => {
  const museum = await aMuseum();
  const orderId = await museum.sell();
  const afternoon = museum.stretch('15:00', '17:00');
  expect(await previewClosure(museum.staff, afternoon)).toMatchObject({
    dayCount: 0,
    orderCount: 0,
    shortenedDayCount: 1,
    shortenedTicketCount: 2,
  });
  const closure = await museum.close('refund', afternoon);
  expect(closure).toMatchObject({ timeslotCount: 0, dayCount: 0, shortenedDayCount: 1 });
  await museum.work();
  expect(await museum.visits(closure.id)).toEqual([]);
  expect([await museum.count('mail'), await museum.count('refund')]).toEqual([0, 0]);
  expect((await museum.tickets(orderId)).map(({ state }) => state)).toEqual(['active', 'active']);
});

test('a day is sold until the closure that shortens it begins, and to its end once that is lifted', async () => {
  const museum = await aMuseum();
  const { clientId, place, staff } = museum;
  await database.owner.query(
    `update location set standard_opens = '10:00', standard_closes = '17:00' where client_id = $1`,
    [clientId],
  );
  const isSold = (time: string) =>
    inClient(app.db, clientId, async (scope) => {
      const question = {
        ticketGroupIds: [place.ticketGroupId],
        channel: null,
        people: 1,
        from: date,
        until: date,
      };
      const [day] = await listDaysOnSale(scope, { ...question, at: new Date(`${date}T${time}:00+02:00`) });
      return day?.availability.state !== 'closed';
    });
  expect(await isSold('14:30')).toBe(true);
  const closure = await museum.close('mail', museum.stretch('14:00', '18:00'));
  expect([await isSold('13:30'), await isSold('14:30')]).toEqual([true, false]);
  expect(await refusalsOf(museum.close('mail', museum.stretch('15:00', '16:00')))).toEqual([
    'main: closure-empty',
  ]);
  expect(await refusalsOf(museum.close('mail', museum.stretch('18:00', '20:00')))).toEqual([
    'main: closure-empty',
  ]);
  await liftClosure(staff, closure.id);
  expect(await isSold('14:30')).toBe(true);
  expect(
    (await closeAsShown(staff, museum.stretch('15:00', '16:00'), museum.plan('mail'))).shortenedDayCount,
  ).toBe(1);
});

test('a night that is not over at midnight is shortened by a closure of the next date', async () => {
  const museum = await aMuseum();
  await database.owner.query(
    `update location set standard_opens = '18:00', standard_closes = '02:00' where client_id = $1`,
    [museum.clientId],
  );
  await museum.sell();
  const night = { ...museum.stretch('00:30', '04:00', '2030-06-16'), fromDate: '2030-06-16' };
  expect(await previewClosure(museum.staff, night)).toMatchObject({
    dayCount: 0,
    orderCount: 0,
    shortenedDayCount: 1,
    shortenedTicketCount: 2,
  });
});

test('a visitor of a closed day moves to another day by the link, once, with new codes', async () => {
  const museum = await aMuseum();
  const orderId = await museum.sell();
  const closure = await museum.close('offer');
  await museum.work();
  const secret = orderSecretOf(app, museum.clientId, orderId);
  const shown = await showClosure(app, secret);
  expect(shown).toMatchObject({ state: 'asked', date, time: null });
  expect(shown?.firstTimes.map((one) => one.date)).toEqual(['2030-06-14', '2030-06-16', '2030-06-17']);
  const visitId = shown?.visitId ?? '';
  const toClosed = chooseRemedy(app, secret, { choice: 'move-to-day', visitId, date });
  expect(await refusalsOf(toClosed)).toEqual([expect.stringContaining('day-closed')]);
  const choose = () => chooseRemedy(app, secret, { choice: 'move-to-day', visitId, date: '2030-06-16' });
  await Promise.all([choose(), choose()]);
  expect((await museum.visits(closure.id))[0]).toMatchObject({ state: 'moved', movedToDate: '2030-06-16' });
  const valid = (await museum.tickets(orderId)).filter(({ state }) => state === 'active');
  expect(valid.map(({ visitDate }) => visitDate)).toEqual(['2030-06-16', '2030-06-16']);
  expect(await showClosure(app, secret)).toMatchObject({
    state: 'moved',
    movedTo: { date: '2030-06-16', time: null },
  });
});

test('an order paid while the day was being closed is listed too, once', async () => {
  const museum = await aMuseum();
  const orderId = await museum.sell();
  const closure = await museum.close('mail');
  const late = await museum.sell();
  const completed = { id: randomUUID(), clientId: museum.clientId, type: 'order-completed', createdAt: '' };
  for (const id of [late, late, orderId])
    await listLateVisits(worker, { ...completed, payload: { orderId: id } });
  await museum.work();
  const listed = await museum.visits(closure.id);
  expect(listed.map((visit) => [visit.orderId, visit.state]).sort()).toEqual(
    [
      [late, 'mailed'],
      [orderId, 'mailed'],
    ].sort(),
  );
});

test.each([
  ['en', 'Closed on', 'Because of a storm warning', 'Open after all on'],
  ['nl', 'Gesloten op', 'Vanwege een stormwaarschuwing', 'Toch open op'],
] as const)(
  'the mails of a closure are in the language of the order (%s), say why, and lead to it',
  async (language, closed, because, open) => {
    const museum = await aMuseum({ language });
    const orderId = await museum.sell();
    const closure = await museum.close('offer');
    await museum.work();
    await liftClosure(museum.staff, closure.id);
    await liftClosure(museum.staff, closure.id);
    const [offer, lifted, ...more] = await museum.mails();
    expect(more).toEqual([]);
    expect(offer?.subject).toMatch(new RegExp(`^${closed} .*15 [Jj]un[ei] 2030: `));
    expect(offer?.text).toContain(because);
    expect(offer?.text).toContain('Windkracht 11');
    const secret = orderSecretOf(app, museum.clientId, orderId);
    expect(offer?.text).toMatch(new RegExp(`/shop/order/[a-z0-9-]+#${secret}`));
    expect(offer?.to.address).toBe('anna.visser@example.com');
    expect(lifted?.subject).toMatch(new RegExp(`^${open} .*15 [Jj]un[ei] 2030$`));
  },
);

import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { aDayToClose } from '@foyer/testkit/builders/a-day-to-close.ts';
import { aMuseumWithDays } from '@foyer/testkit/builders/a-museum-with-days.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { liftClosure } from '../closures/lift-closure.ts';
import { readUnsentMails } from '../message-queue/index.ts';
import { moveVisit } from '../order-changes/index.ts';
import { completeOrder, lockOrder } from '../orders/index.ts';
import { sendVisitMails } from './send-visit-mails.ts';

const database = await testDatabase();
const { owner } = database;
const by = { actor: { kind: 'system' as const } };
const bothMails = `previsit_mail_on = true, previsit_days = 3, previsit_at = '09:00',
  aftervisit_mail_on = true, aftervisit_days = 1, aftervisit_at = '10:00'`;

/** Visits on 15 June 2030 at 14:00 in Amsterdam, with a mail three days before and one the day after. */
async function aMuseum(plan = bothMails) {
  const clock = testClock('2030-06-01T10:00:00Z');
  const apps = testApp(database, clock);
  const day = await aDayToClose(database, apps);
  const { clientId, timeslot } = day;
  const setPlan = (columns: string) =>
    owner.query(`update ticket_group set ${columns} where id = $1`, [timeslot.ticketGroupId]);
  await setPlan(plan);
  return {
    ...day,
    ...apps,
    setPlan,
    /** What the mails of visits are that were sent, the oldest first. */
    async sent() {
      const mails = await readUnsentMails(apps.app, clientId, 100);
      return mails.filter(({ kind }) => kind.endsWith('-visit')).reverse();
    },
    async kinds() {
      return (await this.sent()).map(({ kind }) => kind);
    },
    /** The job runs at this moment, as of a worker of its own. */
    async runAt(moment: string) {
      const minutes = (new Date(moment).getTime() - clock.now().getTime()) / 60_000;
      clock.advance(minutes);
      await sendVisitMails(apps.worker);
    },
  };
}

const dueBefore = '2030-06-12T07:00:00Z';
const dueAfter = '2030-06-16T08:00:00Z';

test('the mail before a visit comes three days before at nine, once, with the way to the museum and to the tickets', async () => {
  const museum = await aMuseum();
  const { timeslot, clientId, secretOf } = museum;
  await owner.query(
    `insert into content (client_id, owner, owner_id, language, field, text)
     values ($1, 'ticket-group', $2, 'en', 'e-ticket-text', 'Bring a sweater.')`,
    [clientId, timeslot.ticketGroupId],
  );
  const orderId = await museum.aPaidOrder();
  await museum.runAt('2030-06-12T06:59:00Z');
  expect(await museum.sent()).toEqual([]);
  await museum.runAt(dueBefore);
  await museum.runAt('2030-06-12T07:01:00Z');
  const [mail, ...others] = await museum.sent();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    kind: 'pre-visit',
    subject: 'Your visit on Saturday, 15 June 2030, 14:00',
    to: { address: 'anna.visser@example.com' },
  });
  for (const said of [
    'Salt & Light',
    '2 × Adult',
    'Havenkade 1, Havenstad',
    'Bring a sweater.',
    secretOf(orderId),
  ])
    expect(mail?.text).toContain(said);
  const { rows } = await owner.query(
    `select facts->>'mail' as mail from order_event where order_id = $1 and kind = 'mail-written' and facts->>'mail' = 'pre-visit'`,
    [orderId],
  );
  expect(rows).toHaveLength(1);
});

test('the mail after a visit thanks for it the day after and leads to the sales page', async () => {
  const museum = await aMuseum();
  const { clientId } = museum;
  await museum.aPaidOrder();
  await owner.query(
    `insert into channel (client_id, kind, name, url, publication_on, languages, default_language)
     values ($1, 'ticketstreet', 'Visit', 'visit-us', true, '{en}', 'en')`,
    [clientId],
  );
  await museum.runAt(dueAfter);
  await museum.runAt('2030-06-16T09:00:00Z');
  const [mail, ...others] = await museum.sent();
  expect([mail?.kind, mail?.subject, others]).toEqual([
    'after-visit',
    'Thank you for visiting Salt & Light',
    [],
  ]);
  expect(mail?.text).toContain(`/shop/${museum.client.subdomain}/visit-us?language=en`);
});

test('two workers at the same moment send one mail to each buyer', async () => {
  const museum = await aMuseum();
  for (let order = 1; order <= 4; order += 1) await museum.aPaidOrder();
  await museum.runAt('2030-06-12T06:00:00Z');
  const moment = testClock(dueBefore);
  const workers = Array.from({ length: 3 }, () => testApp(database, moment).worker);
  await Promise.all(workers.map((worker) => sendVisitMails({ ...worker, secrets: museum.worker.secrets })));
  expect(await museum.kinds()).toEqual(Array.from({ length: 4 }, () => 'pre-visit'));
});

test('a worker that dies before its commit has sent nothing and sends it once after that', async () => {
  const museum = await aMuseum();
  await museum.aPaidOrder();
  await owner.query(`
    create function die_at_commit() returns trigger language plpgsql as $$
    begin raise exception 'the process died' using errcode = 'admin_shutdown'; end $$;
    create constraint trigger die_at_commit after insert on visit_mail_sent
      deferrable initially deferred for each row execute function die_at_commit()`);
  await museum.runAt(dueBefore);
  await owner.query('drop trigger die_at_commit on visit_mail_sent');
  expect(await museum.sent()).toEqual([]);
  await museum.runAt('2030-06-12T07:01:00Z');
  await museum.runAt('2030-06-12T07:02:00Z');
  expect(await museum.kinds()).toEqual(['pre-visit']);
});

test('a group with the block flag sends no mail at all', async () => {
  const museum = await aMuseum(`${bothMails}, mails_blocked = true`);
  await museum.aPaidOrder();
  await museum.runAt(dueBefore);
  await museum.runAt(dueAfter);
  expect(await museum.sent()).toEqual([]);
});

test('with article codes only their buyers get it: a type has its own code, else its number', async () => {
  const museum = await aMuseum(`${bothMails}, mail_article_codes = '{A1}'`);
  const { timeslot } = museum;
  await museum.aPaidOrder();
  await museum.runAt(dueBefore);
  expect(await museum.sent()).toEqual([]);
  await owner.query(`update ticket_type set article_code = 'A1' where id = $1`, [timeslot.ticketTypeId]);
  await museum.runAt('2030-06-12T07:01:00Z');
  expect(await museum.kinds()).toEqual(['pre-visit']);
  await owner.query(`update ticket_type set article_code = '' where id = $1`, [timeslot.ticketTypeId]);
  await owner.query(
    `update ticket_group g set mail_article_codes = array[y.number::text] from ticket_type y
     where g.id = y.ticket_group_id and y.id = $1`,
    [timeslot.ticketTypeId],
  );
  await museum.runAt(dueAfter);
  expect(await museum.kinds()).toEqual(['pre-visit', 'after-visit']);
});

test('a moved visit gets the mail of its new time, even where that of the old one was sent', async () => {
  const museum = await aMuseum();
  const { clientId, timeslot, laterId } = museum;
  const orderId = await museum.aPaidOrder();
  await museum.runAt(dueBefore);
  const moved = await inClient(museum.app.db, clientId, (scope) =>
    moveVisit(museum.app, scope, {
      orderId,
      from: { timeslotId: timeslot.timeslotId },
      to: { timeslotId: laterId },
      by,
      reason: 'chosen',
    }),
  );
  expect(moved.ok).toBe(true);
  await museum.runAt('2030-06-12T07:01:00Z');
  await museum.runAt('2030-06-12T07:02:00Z');
  expect((await museum.sent()).map(({ subject }) => subject)).toEqual([
    'Your visit on Saturday, 15 June 2030, 14:00',
    'Your visit on Saturday, 15 June 2030, 16:00',
  ]);
});

test('no mail for a cancelled order, an order that is not paid, or a time that the museum closes', async () => {
  const museum = await aMuseum();
  const cancelled = await museum.aPaidOrder();
  await owner.query(`update orders set state = 'cancelled' where id = $1`, [cancelled]);
  await owner.query(`update ticket set state = 'cancelled' where order_id = $1`, [cancelled]);
  await museum.sell();
  await museum.runAt(dueBefore);
  expect(await museum.sent()).toEqual([]);
  await museum.aPaidOrder();
  await museum.close({ remedy: 'close' });
  await museum.runAt('2030-06-12T07:01:00Z');
  await museum.runAt(dueAfter);
  expect(await museum.sent()).toEqual([]);
});

test('at a place in another time zone it is nine there', async () => {
  const museum = await aMuseum();
  await owner.query(`update location set time_zone = 'America/New_York' where id = $1`, [
    museum.timeslot.locationId,
  ]);
  await museum.aPaidOrder();
  await museum.runAt('2030-06-12T12:59:00Z');
  expect(await museum.sent()).toEqual([]);
  await museum.runAt('2030-06-12T13:00:00Z');
  expect(await museum.kinds()).toEqual(['pre-visit']);
});

test('a worker that was stopped catches up for two days; a mail that is switched on later goes to no old visit', async () => {
  const late = await aMuseum();
  await late.aPaidOrder();
  await late.runAt('2030-06-14T06:59:00Z');
  expect(await late.kinds()).toEqual(['pre-visit']);
  const later = await aMuseum('aftervisit_mail_on = false');
  await later.aPaidOrder();
  await later.runAt('2030-06-17T08:00:00Z');
  await later.setPlan(bothMails);
  await later.runAt('2030-06-18T08:00:00Z');
  expect(await later.sent()).toEqual([]);
});

test('a buyer who was erased, or left no address, gets none', async () => {
  const museum = await aMuseum();
  const [erased, silent] = [await museum.aPaidOrder(), await museum.aPaidOrder()];
  await owner.query(
    `update person_key set wrapped_key = null, erased_at = now()
     where id = (select person_key_id from orders where id = $1)`,
    [erased],
  );
  await owner.query(`update orders set buyer_email = '' where id = $1`, [silent]);
  await museum.runAt(dueBefore);
  await museum.runAt(dueAfter);
  const { rows } = await owner.query(
    `select from mail where client_id = $1 and kind in ('pre-visit', 'after-visit')`,
    [museum.clientId],
  );
  expect(rows).toEqual([]);
});

test('two ticket groups of one visit that both send a mail make one of it, at the earlier moment', async () => {
  const museum = await aMuseum();
  const { timeslot, clientId } = museum;
  const orderId = await museum.aPaidOrder();
  const { rows } = await owner.query<{ id: string }>(
    `with other as (insert into ticket_group (client_id, product_id, name, previsit_mail_on, previsit_days, previsit_at)
       values ($1, $2, 'Other', true, 5, '09:00') returning id)
     insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points)
     select $1, id, 99999, 0, 0 from other returning id`,
    [clientId, timeslot.productId],
  );
  await owner.query(
    `update ticket set ticket_type_id = $2 where id = (select min(id::text)::uuid from ticket where order_id = $1)`,
    [orderId, rows[0]?.id],
  );
  await museum.runAt('2030-06-10T07:00:00Z');
  expect(await museum.kinds()).toEqual(['pre-visit']);
  await museum.runAt(dueBefore);
  expect(await museum.kinds()).toEqual(['pre-visit']);
});

test('a mail that cannot be written keeps no other one back, of the museum or of another', async () => {
  const [one, other] = [await aMuseum(), await aMuseum()];
  const broken = await one.aPaidOrder();
  await one.aPaidOrder();
  await other.aPaidOrder();
  await owner.query(
    `update person_key set wrapped_key = '\\x00' where id = (select person_key_id from orders where id = $1)`,
    [broken],
  );
  await one.runAt(dueBefore);
  const { rows } = await owner.query('select order_id from mail where client_id = $1 and kind = $2', [
    one.clientId,
    'pre-visit',
  ]);
  expect(rows).toHaveLength(1);
  expect(await other.kinds()).toEqual(['pre-visit']);
});

test('tickets for a day without a time get the mail of that day, in the buyer’s language; not while that day is closed', async () => {
  const testing = testApp(database, testClock(dueBefore));
  const museum = await aMuseumWithDays(database, testing, { date: '2030-06-15', language: 'nl' });
  await owner.query(`update ticket_group set ${bothMails} where id = $1`, [museum.place.ticketGroupId]);
  await museum.sell();
  const { id } = await museum.close('close');
  await museum.work();
  await sendVisitMails(testing.worker);
  expect(await museum.mails()).toEqual([]);
  await liftClosure(museum.staff, id);
  await museum.work();
  await owner.query('delete from mail where client_id = $1', [museum.clientId]);
  await sendVisitMails(testing.worker);
  const [mail, ...others] = await museum.mails();
  expect([mail?.subject, others]).toEqual(['Uw bezoek op zaterdag 15 juni 2030', []]);
  expect(mail?.text).toContain('We kijken uit naar uw bezoek aan Salt & Light.');
});

test('who books after the day of the mail gets it soon after', async () => {
  const { app, worker } = testApp(database);
  const { clientId } = await aClient(app);
  const date = addDays(localDateAt(app.clock(), 'Europe/Amsterdam'), 30);
  const timeslot = await aTimeslot(owner, clientId, { date });
  await owner.query(
    `update ticket_group set previsit_mail_on = true, previsit_days = 60, previsit_at = '09:00' where id = $1`,
    [timeslot.ticketGroupId],
  );
  const { orderId } = await aPlacedOrder(app, clientId, timeslot);
  await inClient(app.db, clientId, async (scope) =>
    completeOrder(app, scope, await lockOrder(scope, orderId), { kind: 'provider' }),
  );
  await sendVisitMails(worker);
  await sendVisitMails(worker);
  const mails = await readUnsentMails(app, clientId, 10);
  expect(mails.map(({ kind }) => kind)).toEqual(['pre-visit']);
});

import { randomUUID } from 'node:crypto';
import { aClient } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { aPlacedOrder } from '@foyer/testkit/builders/an-order.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { injectPatiently } from '@foyer/testkit/inject-patiently.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createServer } from '../../../app/create-server.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { checkOrders } from '../../order-ledger/index.ts';
import { getOrder, listOrderEvents, listTickets } from '../../orders/index.ts';
import { listPayments, listRefunds, startPayment } from '../../payments/index.ts';
import { settlePayment } from '../../payments/settle-payment.ts';
import { expireChanges } from '../expire-changes.ts';
import { settlePaidChange } from '../money/settle-paid-change.ts';

const database = await testDatabase();
const { owner } = database;
const start = '2030-06-01T10:00:00Z';
let clock = testClock(start);
const { app, worker } = testApp(database, {
  now: () => clock.now(),
  advance: (minutes) => clock.advance(minutes),
});
const server = await createServer(app);
afterAll(() => server.close());
beforeEach(() => {
  clock = testClock(start);
});

interface Rules {
  refunds?: object;
  rebooking?: object;
  /** Places of the visits that are added. */
  room?: number;
}

/** Two adults at 17.50, paid, on 15 June at 14:00, and the page of their buyer. */
async function anOrderPage({ refunds = {}, rebooking = {}, room = 5 }: Rules = {}) {
  const { clientId } = await aClient(app);
  const from = await aTimeslot(owner, clientId, { capacity: 10 });
  const set = (subject: string, value: object) =>
    owner.query(
      `insert into client_setting (client_id, subject, sequence, value, value_before, effective_at, made_at, made_by_name)
       values ($1, $2, 1, $3, '{}', '2020-01-01', '2020-01-01', 'test')`,
      [clientId, subject, JSON.stringify(value)],
    );
  const refundRules = { keepServiceCost: true, keepTransactionCost: true, approvalAboveMinor: null };
  await set('refunds', { ...refundRules, buyersCancel: true, cancelHours: 24, ...refunds });
  const dates = { buyersRebook: true, earlierDays: 0, laterDays: 30, latestHours: 1, mostTimes: 2 };
  await set('rebooking', { ...dates, feeMinor: 0, isDifferenceReturned: true, ...rebooking });
  const { orderId, secret } = await aPlacedOrder(app, clientId, from, { quantity: 2, isTest: true });
  await startPayment(app, clientId, orderId, 'test');
  const inMuseum = <T>(work: Parameters<typeof inClient<T>>[2]) => inClient(app.db, clientId, work);
  const payments = () => inMuseum((scope) => listPayments(scope, [orderId]));
  const notice = async (outcome: 'paid' | 'failed' = 'paid') => {
    const [payment] = await payments();
    if (!payment) throw new Error('no payment');
    const { reference, amountMinor, currency } = payment;
    const event = randomUUID();
    await settlePayment(app, clientId, {
      provider: 'test',
      reference,
      amountMinor,
      currency,
      event,
      outcome,
    });
    return payment;
  };
  await notice();
  const ask = async (method: 'GET' | 'POST', path = '', body?: object, header = secret) => {
    const url = `/api/shop/orders/mine/changes${path}`;
    const headers = { 'x-order-secret': header };
    const answer = await injectPatiently(server, { method, url, headers, ...(body && { payload: body }) });
    const read = answer.body === '' ? null : answer.json();
    return {
      status: answer.statusCode,
      codes: read?.errors?.map(({ code }: { code: string }) => code),
      ...read,
    };
  };
  const ids = async () =>
    (await inMuseum((scope) => listTickets(scope, orderId)))
      .filter(({ state }) => state === 'active')
      .map(({ id }) => id);
  const seen = async (wish: object) => {
    const { fingerprint } = await ask('POST', '/preview', wish);
    return { id: randomUUID(), wish, fingerprint: fingerprint ?? '' };
  };
  return {
    clientId,
    orderId,
    secret,
    from,
    ask,
    ids,
    seen,
    notice,
    payments,
    /** Another visit so many days later. */
    another: async (days: number, time = '14:00') => {
      const { rows } = await owner.query<{ id: string }>(
        `insert into timeslot (client_id, calendar_id, local_date, local_time, starts_at, origin)
         select client_id, calendar_id, local_date + $3::int, $2, starts_at + ($2::time - local_time) + $3::int * interval '1 day', 'manual'
         from timeslot where id = $1 returning id`,
        [from.timeslotId, time, days],
      );
      const id = rows[0]?.id ?? '';
      await owner.query(
        `insert into counter (client_id, id, kind, owner_id, capacity) values ($1, $2, 'timeslot', $2, $3)`,
        [clientId, id, room],
      );
      return id;
    },
    costs: (minor: number) =>
      owner.query('update ticket_type set price_minor = $2 where id = $1', [from.ticketTypeId, minor]),
    change: async (wish: object, more: object = {}) => ask('POST', '', { ...(await seen(wish)), ...more }),
    /** What a worker does with a paid change. */
    tell: async () => {
      const [payment] = await payments();
      const payload = { paymentId: payment?.id, orderId, orderChangeId: payment?.orderChangeId };
      const message = { id: randomUUID(), clientId, type: 'order-change-paid', createdAt: '' };
      await settlePaidChange(app, { ...message, payload });
    },
    figures: (id: string) => counterFigures(owner, id),
    look: () =>
      inMuseum(async (scope) => ({
        order: await getOrder(scope, orderId),
        refunds: await listRefunds(scope, [orderId]),
        timeline: (await listOrderEvents(scope, orderId)).map(
          ({ kind, actorKind }) => `${kind} by ${actorKind}`,
        ),
        differences: await checkOrders(scope, [orderId]),
      })),
  };
}

test('the page says what the rules allow: until when, what it costs, what goes back', async () => {
  const page = await anOrderPage({ rebooking: { feeMinor: 250 } });
  const ids = await page.ids();
  expect(await page.ask('GET')).toMatchObject({
    status: 200,
    today: '2030-06-01',
    moves: [
      {
        ticketIds: ids,
        visit: { date: '2030-06-15', time: '14:00' },
        feeMinor: 250,
        timesLeft: 2,
        from: '2030-06-15',
        until: '2030-07-15',
        deadline: { date: '2030-06-15', time: '14:00' },
      },
    ],
    cancel: { refundMinor: 3500, keptMinor: 0, deadline: { date: '2030-06-14', time: '14:00' } },
    moveRefusal: null,
    paidBy: 'test',
    waiting: null,
    settled: null,
  });
});

test('where nothing is allowed, the page says why', async () => {
  const page = await anOrderPage({ rebooking: { buyersRebook: false }, refunds: { buyersCancel: false } });
  const shown = await page.ask('GET');
  expect(shown).toMatchObject({ moves: [], cancel: null });
  expect([shown.moveRefusal.code, shown.cancelRefusal.code]).toEqual([
    'rebooking-not-online',
    'cancellation-not-online',
  ]);
  const to = await page.another(1);
  const ticketIds = await page.ids();
  expect(await page.ask('POST', '/preview', { move: { ticketIds, timeslotId: to } })).toMatchObject({
    status: 409,
    codes: ['rebooking-not-online'],
  });
  expect(await page.ask('POST', '/preview', { cancel: ticketIds })).toMatchObject({
    status: 409,
    codes: ['cancellation-not-online'],
  });
  const late = { id: randomUUID(), wish: { cancel: ticketIds }, fingerprint: 'any' };
  expect(await page.ask('POST', '', late)).toMatchObject({ status: 409, codes: ['cancellation-not-online'] });
});

test('only the secret of the order opens it, and misses are counted', async () => {
  const page = await anOrderPage();
  const other = await anOrderPage();
  expect(await page.ask('GET', '', undefined, 'guessed')).toMatchObject({ status: 404 });
  const { rows } = await owner.query(`select from login_attempt where subject like 'order from%'`);
  expect(rows.length).toBeGreaterThan(0);
  const [theirs = ''] = await other.ids();
  expect(await page.ask('POST', '/preview', { cancel: [theirs] })).toMatchObject({
    status: 409,
    codes: ['ticket-not-in-order'],
  });
});

test('the visits to choose keep to the rules, the room, and hidden times', async () => {
  const page = await anOrderPage({ rebooking: { laterDays: 3 }, room: 1 });
  const ticketIds = (await page.ids()).join(',');
  const [near, far] = [await page.another(1), await page.another(5)];
  await page.another(0, '11:00');
  const path = `/visits?from=2030-06-01&until=2030-07-10&ticketIds=${ticketIds}`;
  const list = async () => {
    const headers = { 'x-order-secret': page.secret };
    return (await injectPatiently(server, { url: `/api/shop/orders/mine/changes${path}`, headers })).json();
  };
  const visits = await list();
  expect(visits.map(({ timeslotId }: { timeslotId: string }) => timeslotId)).toEqual([
    page.from.timeslotId,
    near,
  ]);
  expect(visits).toMatchObject([{ isNow: true }, { isNow: false, hasRoom: false, left: 1 }]);
  expect(visits).not.toContainEqual(expect.objectContaining({ timeslotId: far }));
  await owner.query('update calendar set hidden = true where client_id = $1', [page.clientId]);
  expect(await list()).toEqual([]);
});

test('a dearer day: its places are held, the difference is paid, then the tickets are new', async () => {
  const page = await anOrderPage();
  const to = await page.another(1);
  await page.costs(1950);
  const wish = { move: { ticketIds: await page.ids(), timeslotId: to } };
  expect(await page.ask('POST', '/preview', wish)).toMatchObject({
    dueMinor: 400,
    methods: ['test'],
    needsApproval: false,
  });
  const sent = { ...(await page.seen(wish)), method: 'test' };
  const first = await page.ask('POST', '', sent);
  expect(first).toMatchObject({ status: 200, state: 'waiting for payment' });
  const [again, paid] = [
    await page.ask('POST', '', sent),
    await page.ask('POST', '/pay', { id: sent.id, method: 'test' }),
  ];
  expect([again.redirectUrl, paid.redirectUrl]).toEqual([first.redirectUrl, first.redirectUrl]);
  expect((await page.payments()).length).toBe(2);
  expect([(await page.figures(to)).held, (await page.figures(page.from.timeslotId)).sold]).toEqual([2, 2]);
  expect((await page.ask('GET')).waiting).toMatchObject({
    waitsFor: 'payment',
    payment: 'none',
    dueMinor: 400,
    moveCount: 2,
    to: { date: '2030-06-16', time: '14:00' },
    deadline: { date: '2030-06-01', time: '12:15' },
    methods: ['test'],
    isOwn: true,
  });
  expect(await page.ask('POST', '/preview', wish)).toMatchObject({ status: 409, codes: ['change-waits'] });
  await page.notice();
  expect((await page.ask('GET')).waiting.payment).toBe('paid');
  expect(await page.ask('POST', '/withdraw', { id: sent.id })).toMatchObject({
    status: 409,
    codes: ['visitor-change-being-paid'],
  });
  expect(await page.ask('POST', '/pay', { id: sent.id, method: 'test' })).toMatchObject({ status: 409 });
  await page.tell();
  expect(await page.ask('GET')).toMatchObject({ waiting: null, settled: { id: sent.id, state: 'made' } });
  const { order, differences, timeline } = await page.look();
  expect([order.totalMinor, differences]).toEqual([3900, []]);
  expect(timeline).toContain('visit-moved by visitor');
  expect([(await page.figures(to)).sold, (await page.figures(to)).held]).toEqual([2, 0]);
});

test('a change that was asked for in time is made, also where its payment comes after the last hour', async () => {
  const page = await anOrderPage({ rebooking: { latestHours: 1 } });
  const to = await page.another(1);
  await page.costs(1950);
  const wish = { move: { ticketIds: await page.ids(), timeslotId: to } };
  clock = testClock('2030-06-15T11:58:00Z');
  expect(await page.change(wish, { method: 'test' })).toMatchObject({ state: 'waiting for payment' });
  clock.advance(5);
  await page.notice();
  await page.tell();
  const { refunds, differences } = await page.look();
  expect([refunds, differences, (await page.figures(to)).sold]).toEqual([[], [], 2]);
});

test('a payment that failed can be tried again; one that is not chosen is asked for', async () => {
  const page = await anOrderPage();
  const to = await page.another(1);
  await page.costs(1950);
  const wish = { move: { ticketIds: await page.ids(), timeslotId: to } };
  expect(await page.change(wish)).toMatchObject({ status: 409, codes: ['payment-method-unknown'] });
  expect((await page.figures(to)).held).toBe(0);
  await page.change(wish, { method: 'test' });
  await page.notice('failed');
  const { waiting } = await page.ask('GET');
  expect(waiting).toMatchObject({ payment: 'lost', waitsFor: 'payment' });
  await page.ask('POST', '/pay', { id: waiting.id, method: 'test' });
  await page.notice();
  await page.tell();
  expect((await page.look()).differences).toEqual([]);
  expect((await page.figures(to)).sold).toBe(2);
});

test('a change that is not paid is withdrawn by its visitor, or ends with its time', async () => {
  const page = await anOrderPage();
  const to = await page.another(1);
  await page.costs(1950);
  const wish = { move: { ticketIds: await page.ids(), timeslotId: to } };
  await page.change(wish, { method: 'test' });
  const { waiting } = await page.ask('GET');
  const withdraw = () => page.ask('POST', '/withdraw', { id: waiting.id });
  expect([(await withdraw()).status, (await withdraw()).status]).toEqual([204, 204]);
  expect((await page.figures(to)).held).toBe(0);
  clock.advance(1);
  await page.change(wish, { method: 'test' });
  const second = (await page.ask('GET')).waiting;
  clock.advance(16);
  expect(await page.ask('POST', '/pay', { id: second.id, method: 'test' })).toMatchObject({
    status: 409,
    codes: ['visitor-change-over'],
  });
  await expireChanges(worker);
  expect(await page.ask('GET')).toMatchObject({ waiting: null, settled: { state: 'expired' } });
  expect((await page.figures(to)).held).toBe(0);
});

test('a cheaper day gives the difference back at once', async () => {
  const page = await anOrderPage();
  const to = await page.another(1);
  await page.costs(1500);
  const wish = { move: { ticketIds: await page.ids(), timeslotId: to } };
  expect(await page.change(wish)).toMatchObject({ status: 200, state: 'made', redirectUrl: null });
  const { refunds, differences } = await page.look();
  expect([refunds.map(({ amountMinor }) => amountMinor), differences]).toEqual([[500], []]);
});

test('a day that is full meanwhile, and one that is too late, change nothing', async () => {
  const page = await anOrderPage({ room: 1, rebooking: { laterDays: 3 } });
  const ticketIds = await page.ids();
  const full = { move: { ticketIds, timeslotId: await page.another(1) } };
  const late = { move: { ticketIds, timeslotId: await page.another(9) } };
  await page.costs(1750);
  expect(await page.change(full)).toMatchObject({ status: 409, codes: ['not-enough-places'] });
  expect(await page.ask('POST', '/preview', late)).toMatchObject({
    status: 409,
    codes: ['rebooking-too-late'],
  });
  const { differences, order, refunds } = await page.look();
  expect([differences, order.state, refunds]).toEqual([[], 'completed', []]);
});

test('one of two tickets is cancelled; sent twice, its money goes back once', async () => {
  const page = await anOrderPage();
  const [first = '', second = ''] = await page.ids();
  const sent = await page.seen({ cancel: [first] });
  const answers = await Promise.all([page.ask('POST', '', sent), page.ask('POST', '', sent)]);
  expect(answers.map(({ status, state }) => [status, state])).toEqual([
    [200, 'made'],
    [200, 'made'],
  ]);
  expect(await page.look()).toMatchObject({
    order: { state: 'partly cancelled', refundedMinor: 1750 },
    refunds: [{ amountMinor: 1750 }],
    differences: [],
  });
  const stale = { id: randomUUID(), wish: { cancel: [second] }, fingerprint: sent.fingerprint };
  expect(await page.ask('POST', '', stale)).toMatchObject({ status: 409, codes: ['change-moved-on'] });
});

test('after the last hour no ticket is cancelled online; a scanned one never is', async () => {
  const page = await anOrderPage({ refunds: { cancelHours: 24 } });
  const [first = '', second = ''] = await page.ids();
  await owner.query('update ticket set used_at = now() where id = $1', [first]);
  expect((await page.ask('GET')).cancel.ticketIds).toEqual([second]);
  expect(await page.ask('POST', '/preview', { cancel: [first] })).toMatchObject({
    codes: ['cancellation-ticket-scanned'],
  });
  clock = testClock('2030-06-14T13:00:00Z');
  expect(await page.ask('GET')).toMatchObject({ cancel: null });
  expect(await page.ask('POST', '/preview', { cancel: [second] })).toMatchObject({
    status: 409,
    codes: ['cancellation-too-late'],
  });
});

test('a refund above the limit of the client waits for a second person, and its page says so', async () => {
  const page = await anOrderPage({ refunds: { approvalAboveMinor: 2000 } });
  const wish = { cancel: await page.ids() };
  expect(await page.ask('POST', '/preview', wish)).toMatchObject({ refundMinor: 3500, needsApproval: true });
  expect(await page.change(wish)).toMatchObject({ state: 'waiting for approval', redirectUrl: null });
  expect((await page.ask('GET')).waiting).toMatchObject({
    waitsFor: 'approval',
    refundMinor: 3500,
    cancelCount: 2,
  });
  expect((await page.look()).order.state).toBe('completed');
});

test('a client that was disabled changes nothing any more', async () => {
  const page = await anOrderPage();
  const sent = await page.seen({ cancel: await page.ids() });
  await owner.query('update client set active = false, disabled_at = now() where id = $1', [page.clientId]);
  expect(await page.ask('POST', '', sent)).toMatchObject({ status: 403, codes: ['client-disabled'] });
});

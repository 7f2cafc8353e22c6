import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { anOfflineDesk, type OfflineDesk } from '@foyer/testkit/builders/an-offline-desk.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotAllowedError } from '../../platform/errors.ts';
import { listCounterDifferences } from '../capacity/index.ts';
import { sellAtDesk } from '../desk-sales/index.ts';
import { finishKeptSale, giveSaleBack } from './finish-kept-sale.ts';
import { lateSalePersonData } from './late-sale-person-data.ts';
import { listDeskLeases } from './list-desk-leases.ts';
import { listKeptSales } from './list-kept-sales.ts';
import { keepDeskLease, settleDeskLease } from './settle-desk-lease.ts';

const database = await testDatabase();
const { owner } = database;

/** A museum with a clock of its own. */
async function aDesk(options?: Parameters<typeof anOfflineDesk>[2]) {
  const clock = testClock('2030-06-15T09:00:00Z');
  const { app } = testApp(database, clock);
  const desk = await anOfflineDesk(app, owner, options);
  const leases = () => inClient(app.db, desk.clientId, (scope) => listDeskLeases(scope, clock.now()));
  const kept = () => inClient(app.db, desk.clientId, listKeptSales);
  const differences = () => inClient(app.db, desk.clientId, (scope) => listCounterDifferences(scope.tx));
  return { app, clock, desk, leases, kept, differences };
}

const soldOf = async ({ timeslotId }: OfflineDesk) => (await counterFigures(owner, timeslotId)).sold;

describe('a lease that its desk never returned', () => {
  test('is seen by staff with its places, and settled after its end', async () => {
    const { clock, desk, leases, differences } = await aDesk({ capacity: 10 });
    const { lease } = await desk.renew();
    expect(await leases()).toMatchObject([
      {
        id: lease.id,
        isOver: false,
        byName: 'management',
        places: [{ timeslot: { time: '14:00' }, places: 4 }],
      },
    ]);
    expect(await refusalsOf(settleDeskLease(desk.manager, lease.id))).toEqual(['main: desk-lease-in-use']);
    clock.advance(76);
    expect(await leases()).toMatchObject([{ isOver: true, keepUntil: null }]);
    await keepDeskLease(desk.manager, lease.id);
    expect(await leases()).toMatchObject([{ keepUntil: new Date('2030-06-15T22:00:00Z') }]);
    expect(await soldOf(desk)).toBe(4);
    await settleDeskLease(desk.manager, lease.id);
    expect(await soldOf(desk)).toBe(0);
    expect(await leases()).toEqual([]);
    expect(await refusalsOf(settleDeskLease(desk.manager, lease.id))).toEqual(['main: desk-lease-ended']);
    expect(await differences()).toEqual([]);
  });

  test('takes its sales in afterwards, from what is free', async () => {
    const { clock, desk, kept, differences } = await aDesk({ capacity: 5 });
    const lease = await desk.renew();
    const [one, two] = [desk.sold(lease, 2), desk.sold(lease, 2)];
    clock.advance(76);
    await settleDeskLease(desk.manager, lease.lease.id);
    await sellAtDesk(desk.manager, desk.sale(3));
    const sent = await desk.send(lease, [one, two]);
    expect(sent.map(({ state, reason }) => [state, reason])).toEqual([
      ['sent', null],
      ['kept', 'sold-out'],
    ]);
    expect(await kept()).toMatchObject([{ id: two.saleId, receiptNumber: 'T1-0002' }]);
    expect(await soldOf(desk)).toBe(5);
    expect(await differences()).toEqual([]);
  });

  test('is settled by accounts with the right extra', async () => {
    const { app, desk, clock } = await aDesk();
    const { lease } = await desk.renew();
    clock.advance(76);
    const reception = await signedInAs(app, desk.client, 'reception');
    await expect(settleDeskLease(reception, lease.id)).rejects.toThrow(NotAllowedError);
    await expect(finishKeptSale(reception, lease.id, {})).rejects.toThrow(NotAllowedError);
  });
});

describe('a kept sale', () => {
  async function aKeptSale(buyer: Record<string, string> = {}) {
    const all = await aDesk({ capacity: 4 });
    const lease = await all.desk.renew();
    const sale = all.desk.sold(lease, 5, { buyer });
    await all.desk.send(lease, [sale]);
    return { ...all, lease, sale, id: sale.saleId as string };
  }

  test('is finished beyond the limit where staff say so: order, printed codes, buyer and money', async () => {
    const { desk, sale, id, kept, differences } = await aKeptSale({ email: 'iris@getij.example' });
    expect(await refusalsOf(finishKeptSale(desk.manager, id, {}))).toEqual(['main: not-enough-places']);
    const finished = await finishKeptSale(desk.manager, id, { overbooks: true });
    expect(finished).toMatchObject({
      state: 'sent',
      buyer: null,
      personKeyId: null,
      endedByName: 'management',
    });
    expect(await kept()).toEqual([]);
    const { rows } = await owner.query(
      `select o.buyer_email, (select count(*)::int from ticket t join ticket_number_ahead n
          on n.client_id = t.client_id and n.number = t.code where t.order_id = o.id) as printed,
        (select sum(amount_minor)::int from till_entry e where e.order_id = o.id) as taken
       from orders o where o.client_id = $1`,
      [desk.clientId],
    );
    expect(rows).toEqual([{ buyer_email: 'iris@getij.example', printed: 5, taken: 8750 }]);
    expect(sale.codes).toHaveLength(5);
    expect(await soldOf(desk)).toBe(5);
    expect(await refusalsOf(finishKeptSale(desk.manager, id, {}))).toEqual(['main: late-sale-ended']);
    expect(await differences()).toEqual([]);
  });

  describe('of codes that no desk was given', () => {
    const unknownCodes = { codes: ['0'.repeat(16), '1'.repeat(16)] };

    /** Two of the four places of a lease are for it: the timeslot has no others. */
    async function aSaleThatWaits() {
      const all = await aDesk({ capacity: 4 });
      const { desk } = all;
      const lease = await desk.renew();
      const [waiting, late] = [desk.sold(lease, 2, unknownCodes), desk.sold(lease, 2)];
      expect(await desk.send(lease, [waiting])).toMatchObject([
        { state: 'kept', reason: 'lease-code-unknown' },
      ]);
      return { ...all, lease, late, id: waiting.saleId as string, lateId: late.saleId as string };
    }

    /** What was free is sold to others before its desk comes back. */
    async function aLateSaleBesideIt() {
      const all = await aSaleThatWaits();
      const { clock, desk, lease, late } = all;
      clock.advance(76);
      expect(await settleDeskLease(desk.manager, lease.lease.id)).toBe(2);
      await sellAtDesk(desk.manager, desk.sale(2));
      expect(await desk.send(lease, [late])).toMatchObject([{ state: 'kept', reason: 'sold-out' }]);
      return all;
    }

    test('has its places still when another sale of its lease comes in late', async () => {
      const { desk, id, lateId, differences } = await aLateSaleBesideIt();
      expect(await refusalsOf(finishKeptSale(desk.manager, lateId, {}))).toEqual(['main: sold-out']);
      expect(await finishKeptSale(desk.manager, id, {})).toMatchObject({ state: 'sent' });
      expect(await soldOf(desk)).toBe(4);
      expect(await differences()).toEqual([]);
    });

    test('leaves its places to the sale that waits behind it when its money goes back', async () => {
      const { desk, id, lateId, differences } = await aLateSaleBesideIt();
      await giveSaleBack(desk.manager, id, { note: 'Out of the drawer' });
      expect(await finishKeptSale(desk.manager, lateId, {})).toMatchObject({ state: 'sent' });
      expect(await soldOf(desk)).toBe(4);
      expect(await differences()).toEqual([]);
    });

    test('has its places still when its desk sells the last ones with a connection', async () => {
      const { desk, lease, id, differences } = await aSaleThatWaits();
      const connected = (quantity: number) =>
        sellAtDesk(desk.manager, desk.sale(quantity, { leaseId: lease.lease.id }));
      expect(await refusalsOf(connected(3))).toEqual(['main: not-enough-places']);
      await connected(2);
      expect(await finishKeptSale(desk.manager, id, {})).toMatchObject({ state: 'sent' });
      expect(await soldOf(desk)).toBe(4);
      expect(await differences()).toEqual([]);
    });

    test('has a place for each ticket, and none for its postcards', async () => {
      const { clock, desk } = await aDesk({ capacity: 10 });
      const lease = await desk.renew();
      const { rows } = await owner.query(
        `insert into ticket_type (client_id, ticket_group_id, number, price_minor, vat_basis_points, item_kind)
         values ($1, $2, 20001, 150, 2100, 'merchandise') returning id`,
        [desk.clientId, desk.ticketGroupId],
      );
      const sale = desk.sold(lease, 2, unknownCodes);
      const wish = sale.wish as { lines: object[] };
      const lines = [...wish.lines, { ticketTypeId: rows[0].id, quantity: 3 }];
      const sent = await desk.send(lease, [{ ...sale, wish: { ...wish, lines } }]);
      expect(sent).toMatchObject([{ state: 'kept', tickets: 2 }]);
      clock.advance(76);
      expect(await settleDeskLease(desk.manager, lease.lease.id)).toBe(2);
      expect(await soldOf(desk)).toBe(2);
    });
  });

  test('is closed without an order, with a note of where the money went', async () => {
    const { desk, lease, sale, id, kept } = await aKeptSale();
    expect(await refusalsOf(giveSaleBack(desk.manager, id, { note: ' ' }))).toEqual([
      'note: late-sale-note-required',
    ]);
    await giveSaleBack(desk.manager, id, { note: 'Out of the drawer' });
    expect(await kept()).toEqual([]);
    expect(await desk.send(lease, [sale])).toMatchObject([{ state: 'given-back' }]);
    const { rows } = await owner.query('select id from orders where client_id = $1', [desk.clientId]);
    expect(rows).toEqual([]);
  });

  test('is audited when it is kept, finished and closed', async () => {
    const { desk, id } = await aKeptSale();
    await giveSaleBack(desk.manager, id, { note: 'Out of the drawer' });
    const { rows } = await owner.query(
      `select action from audit_entry where client_id = $1 and action like '%desk%' order by action`,
      [desk.clientId],
    );
    expect(rows.map(({ action }) => action)).toEqual([
      'give-desk-sale-back',
      'keep-desk-sale',
      'open-desk-lease',
    ]);
  });

  test('says who its buyer is to a request about a person, until it is erased', async () => {
    const { app, desk, id, kept } = await aKeptSale({ email: 'iris@getij.example', firstName: 'Iris' });
    const person = {
      emails: ['iris@getij.example'],
      names: [],
      strings: [],
      orderIds: [],
      keyIds: [],
      waitingKeyIds: [],
    };
    const inMuseum = <Found>(ask: (scope: ClientScope) => Promise<Found>) =>
      inClient(app.db, desk.clientId, ask);
    expect(await inMuseum((scope) => lateSalePersonData.find(app, scope, person))).toMatchObject([
      { kind: 'kept-sales', records: 1 },
    ]);
    await inMuseum((scope) => lateSalePersonData.erase?.(app, scope, person) ?? Promise.resolve());
    expect(await inMuseum((scope) => lateSalePersonData.find(app, scope, person))).toMatchObject([
      { records: 0 },
    ]);
    expect(await kept()).toMatchObject([{ id, buyer: null }]);
    expect(await finishKeptSale(desk.manager, id, { overbooks: true })).toMatchObject({ state: 'sent' });
  });
});

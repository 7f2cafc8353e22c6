import { signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { counterFigures } from '@foyer/testkit/builders/a-counter.ts';
import { anOfflineDesk, type OfflineDesk } from '@foyer/testkit/builders/an-offline-desk.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { inClient } from '../../platform/database/in-client.ts';
import { NotAllowedError } from '../../platform/errors.ts';
import { listCounterDifferences } from '../capacity/index.ts';
import { finishKeptSale, giveSaleBack } from './finish-kept-sale.ts';
import { lateSalePersonData } from './late-sale-person-data.ts';
import { listKeptSales } from './list-kept-sales.ts';
import { renewDeskLease } from './renew-desk-lease.ts';
import { returnDeskLease } from './return-desk-lease.ts';
import { settleDeskLease } from './settle-desk-lease.ts';

const database = await testDatabase();
const clock = testClock('2030-06-15T09:00:00Z');
const { app } = testApp(database, clock);

const soldOf = async ({ timeslotId }: OfflineDesk) => (await counterFigures(database.owner, timeslotId)).sold;

/** A desk with a sale of two that waits for staff: its price is not that of its lease. */
async function aDeskWithAKeptSale(change: Record<string, unknown> = {}) {
  const desk = await anOfflineDesk(app, database.owner, { capacity: 10 });
  const lease = await desk.renew();
  const wrongPrice = { totalMinor: 1, payments: [{ means: 'card', amountMinor: 1 }] };
  const sale = desk.sold(lease, 2, { ...wrongPrice, ...change });
  const [answer] = await desk.send(lease, [sale]);
  const differences = () => inClient(app.db, desk.clientId, (scope) => listCounterDifferences(scope.tx));
  return { desk, lease, sale, answer, id: sale.saleId as string, differences };
}

test('a desk that is closed leaves the places of a sale that waits for staff; the money back frees them', async () => {
  const { desk, lease, id, differences } = await aDeskWithAKeptSale();
  expect(await soldOf(desk)).toBe(4);
  await returnDeskLease(desk.manager, lease.lease.id);
  expect(await soldOf(desk)).toBe(2);
  expect(await differences()).toEqual([]);
  await giveSaleBack(desk.manager, id, { note: 'Out of the drawer' });
  expect(await soldOf(desk)).toBe(0);
  expect(await differences()).toEqual([]);
});

test('a kept sale that is finished after its desk was closed takes the places that waited for it', async () => {
  const desk = await anOfflineDesk(app, database.owner, { capacity: 4 });
  const lease = await desk.renew();
  // Of codes that no desk was given.
  const sale = desk.sold(lease, 2, { codes: ['0'.repeat(16), '1'.repeat(16)] });
  expect(await desk.send(lease, [sale])).toMatchObject([{ state: 'kept', reason: 'lease-code-unknown' }]);
  expect(await settleAfterItsEnd(desk, lease.lease.id)).toBe(2);
  expect(await soldOf(desk)).toBe(2);
  expect(await finishKeptSale(desk.manager, sale.saleId as string, {})).toMatchObject({ state: 'sent' });
  expect(await soldOf(desk)).toBe(2);
  const differences = await inClient(app.db, desk.clientId, (scope) => listCounterDifferences(scope.tx));
  expect(differences).toEqual([]);
});

async function settleAfterItsEnd(desk: OfflineDesk, id: string): Promise<number> {
  clock.advance(76);
  return settleDeskLease(desk.manager, id);
}

test('a desk does not sell the places of a sale that waits for staff again', async () => {
  const { desk } = await aDeskWithAKeptSale();
  const { places } = await desk.renew();
  expect(places).toMatchObject([{ places: 4 }]);
  expect(await soldOf(desk)).toBe(6);
});

test('a lease is given back by its browser, its account, or who settles leases, and by no other', async () => {
  const desk = await anOfflineDesk(app, database.owner);
  const { lease } = await desk.renew();
  const reception = await signedInAs(app, desk.client, 'reception');
  await expect(returnDeskLease(reception, lease.id)).rejects.toThrow(NotAllowedError);
  await expect(returnDeskLease(reception, lease.id, crypto.randomUUID())).rejects.toThrow(NotAllowedError);
  expect(await returnDeskLease(reception, lease.id, desk.deviceId)).toEqual(clock.now());
});

test('a sale that says what no sale can say is kept, one that does not name itself stays with its desk, and the others of its batch come in', async () => {
  const desk = await anOfflineDesk(app, database.owner, { capacity: 10 });
  const lease = await desk.renew();
  const [good, bad, last] = [desk.sold(lease, 1), desk.sold(lease, 1), desk.sold(lease, 1)];
  const buyer = { firstName: 'Iris', lastName: '', email: 'no address', phone: '' };
  const nameless = { ...desk.sold(lease, 1), saleId: 'none' };
  const sent = await desk.send(lease, [good, { ...bad, buyer }, nameless, last]);
  expect(sent.map(({ state, reason }) => [state, reason])).toEqual([
    ['sent', null],
    ['kept', 'late-sale-malformed'],
    ['sent', null],
  ]);
  const finished = await finishKeptSale(desk.manager, bad.saleId as string, {});
  expect(finished.state).toBe('sent');
  const { rows } = await database.owner.query(
    'select buyer_first_name as name, buyer_email as email from orders where id = $1',
    [finished.orderId],
  );
  expect(rows).toEqual([{ name: 'Iris', email: '' }]);
});

test('a renewal sends prices and codes only where the browser has others', async () => {
  const desk = await anOfflineDesk(app, database.owner, { capacity: 10 });
  const first = await desk.renew();
  const asked = { tillId: desk.tillId, deviceId: desk.deviceId, language: 'nl' };
  const renew = (seenTerms: string | null, seenCodes: string | null) =>
    renewDeskLease(desk.manager, { ...asked, seenTerms, seenCodes });
  // The first lease took its places: what is free is another offer.
  const { terms: _terms, termsVersion, codesVersion } = await renew(first.termsVersion, first.codesVersion);
  const same = await renew(termsVersion, codesVersion);
  expect([same.terms, same.codes]).toEqual([null, null]);
  expect(same).toMatchObject({ termsVersion, codesVersion, places: [{ places: 4 }] });
  await database.owner.query('update ticket_type set price_minor = 1900 where client_id = $1', [
    desk.clientId,
  ]);
  const dearer = await renew(termsVersion, codesVersion);
  expect(dearer.codes).toBeNull();
  expect(dearer.terms?.offer.groups[0]?.ticketTypes[0]).toMatchObject({ priceMinor: 1900 });
  expect(dearer.version).toBe(first.version + 1);
});

test('the buyer of a kept sale is forgotten when its time is over; the sale stays', async () => {
  const buyer = { firstName: 'Iris', lastName: 'Vos', email: 'iris@getij.example', phone: '' };
  const { desk, answer } = await aDeskWithAKeptSale({ buyer });
  expect(answer?.buyer).not.toBeNull();
  const stretch = { before: clock.now(), place: null, limit: 10 };
  const forget = (before: Date) =>
    inClient(app.db, desk.clientId, async (scope) =>
      lateSalePersonData.forget?.(app, scope, 'kept-sales', { ...stretch, before }),
    );
  expect(await forget(new Date('2030-06-14T00:00:00Z'))).toEqual({ records: 0, place: null });
  expect(await forget(new Date('2030-06-17T00:00:00Z'))).toEqual({ records: 1, place: null });
  expect(await inClient(app.db, desk.clientId, listKeptSales)).toMatchObject([
    { state: 'kept', buyer: null, personKeyId: null, tickets: 2 },
  ]);
  const { rows } = await database.owner.query(
    `select count(*)::int as keys from person_key where client_id = $1 and id = $2 and wrapped_key is not null`,
    [desk.clientId, answer?.personKeyId],
  );
  expect(rows).toEqual([{ keys: 0 }]);
});

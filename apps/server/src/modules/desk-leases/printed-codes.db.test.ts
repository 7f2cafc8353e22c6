import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { anOfflineDesk, offlineAt } from '@foyer/testkit/builders/an-offline-desk.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { finishKeptSale, giveSaleBack } from './finish-kept-sale.ts';

const database = await testDatabase();
const clock = testClock('2030-06-15T10:00:00Z');
const { app } = testApp(database, clock);
const { owner } = database;

const codesOf = (sale: Record<string, unknown>) => sale.codes as string[];

/** A sale of more places than there are: it waits for staff. */
async function aKeptSale() {
  const desk = await anOfflineDesk(app, owner, { capacity: 4 });
  const lease = await desk.renew();
  const sale = desk.sold(lease, 5);
  expect(await desk.send(lease, [sale])).toMatchObject([{ state: 'kept' }]);
  return { desk, lease, sale, id: sale.saleId as string };
}

test('codes of a sale that waits for staff are printed on nothing else', async () => {
  const { desk, sale } = await aKeptSale();
  const next = (await desk.renew()).codes.map(({ code }) => code);
  expect(codesOf(sale).filter((code) => next.includes(code))).toEqual([]);
});

test('printed tickets whose money went back open no gate', async () => {
  const { desk, sale, id } = await aKeptSale();
  const gate = await aGate(app, desk.client, { locationId: desk.locationId });
  const [first = '', second = ''] = codesOf(sale);
  expect(await gate.scan(first)).toMatchObject({ verdict: 'valid' });
  await giveSaleBack(desk.manager, id, { note: 'Out of the drawer' });
  expect(await gate.scan(second)).toMatchObject({ verdict: 'refused', reason: 'unknown' });
});

test('a desk sends no codes of another lease; staff finish such a sale, and its own codes stay', async () => {
  const desk = await anOfflineDesk(app, owner, { capacity: 20 });
  const lease = await desk.renew();
  const other = await offlineAt(app, owner, desk);
  const ofOther = await other.renew();
  const theirs = other.sold(ofOther, 1);
  const sale = desk.sold(lease, 2);
  const [own = ''] = codesOf(sale);
  const mixed = { ...sale, codes: [own, ...codesOf(theirs)] };
  expect(await desk.send(lease, [mixed])).toMatchObject([{ state: 'kept', reason: 'lease-code-unknown' }]);
  expect(await other.send(ofOther, [theirs])).toMatchObject([{ state: 'sent' }]);
  expect(await finishKeptSale(desk.manager, sale.saleId as string, {})).toMatchObject({ state: 'sent' });
  const { rows } = await owner.query(
    `select count(*)::int as tickets, count(n.number)::int as printed from ticket t
     left join ticket_number_ahead n on n.client_id = t.client_id and n.number = t.code and n.ticket_id = t.id
     where t.client_id = $1 group by t.order_id order by 1`,
    [desk.clientId],
  );
  expect(rows).toEqual([
    { tickets: 1, printed: 1 },
    { tickets: 2, printed: 1 },
  ]);
});

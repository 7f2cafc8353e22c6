import { aTill } from '@foyer/testkit/builders/a-till.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { aReceiptPrinter } from '@foyer/testkit/printing/receipt-printer.ts';
import { refusalsOf } from '@foyer/testkit/samples/refusals-of.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { afterAll, expect, test } from 'vitest';
import { changeTill } from '../save-till.ts';
import { printReceipt } from './print-receipt.ts';

const database = await testDatabase();
const printer = await aReceiptPrinter();
const plain = testApp(database, testClock('2026-11-20T13:30:00Z')).app;
const app = {
  ...plain,
  env: { ...plain.env, FOYER_PRINTER_NETWORKS: ['127.0.0.0/8'], FOYER_PRINTER_PORT: printer.port },
};

afterAll(() => printer.close());

async function aSale(host = '127.0.0.1') {
  const museum = await aTill(app, database.owner);
  const { manager, till, inMuseum, take, anOrder } = museum;
  const { name, locationId, version } = till;
  await changeTill(manager, till.id, { name, locationId, printer: host }, version);
  const orderId = await anOrder();
  await inMuseum((scope) => take(scope, orderId, 3500));
  return { manager, ids: { orderId, tillId: till.id }, museum };
}

test('a receipt names museum, tickets, total, what was received and the change, opens the drawer and is cut', async () => {
  const { manager, ids } = await aSale();
  await printReceipt(manager, ids, { receivedMinor: 5000, changeMinor: 1500 });
  const job = printer.jobs.at(-1);
  expect(job).toMatchObject({ cuts: 1, kicks: 1 });
  const text = job?.lines.join('\n') ?? '';
  expect(text).toContain('Getij');
  expect(text).toMatch(/^2 x Adult +\S35\.00$/m);
  expect(text).toMatch(/^Cash received +\S50\.00$/m);
  expect(text).toMatch(/^Change +\S15\.00$/m);
  expect(Math.max(...(job?.lines ?? []).map((line) => line.length))).toBeLessThanOrEqual(48);
});

test('a card sale opens no drawer', async () => {
  const { manager, ids } = await aSale();
  await printReceipt(manager, ids, {});
  expect(printer.jobs.at(-1)).toMatchObject({ cuts: 1, kicks: 0 });
});

test('a printer outside of the networks of the operator gets nothing, whatever its name leads to', async () => {
  const [inside, elsewhere] = [await aSale('localhost'), await aSale('10.1.2.3')];
  await printReceipt(inside.manager, inside.ids, {});
  const before = printer.jobs.length;
  expect(await refusalsOf(printReceipt(elsewhere.manager, elsewhere.ids, {}))).toEqual([
    'main: printer-not-allowed',
  ]);
  const none = await aSale('');
  expect(await refusalsOf(printReceipt(none.manager, none.ids, {}))).toEqual(['main: printer-missing']);
  expect(printer.jobs.length).toBe(before);
});

test('a printer that is off is said so, and an order that no till sold has no receipt', async () => {
  const { manager, ids, museum } = await aSale();
  const off = { ...manager, app: { ...app, env: { ...app.env, FOYER_PRINTER_PORT: 1 } } };
  expect(await refusalsOf(printReceipt(off, ids, {}))).toEqual(['main: printer-unreachable']);
  const unsold = await museum.anOrder();
  await expect(printReceipt(manager, { ...ids, orderId: unsold }, {})).rejects.toThrow('receipt-not-found');
});

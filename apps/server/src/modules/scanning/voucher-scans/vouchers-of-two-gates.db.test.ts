import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aGate } from '@foyer/testkit/builders/a-gate.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { createVoucherBatch } from '../../vouchers/create-batch.ts';
import { listVouchers } from '../../vouchers/list-batches.ts';
import type { Scan } from '../scans/read-called-scans.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:00:00Z');
const { app } = testApp(database, clock);
const itIs = (time: string) => clock.advance((momentOf(time).getTime() - clock.now().getTime()) / 60_000);
const momentOf = (time: string) => new Date(`2026-11-20T${time}:00Z`);

/** A voucher of a hotel, and two gates. */
async function aVoucher() {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const { ticketTypeId } = await aTimeslot(database.owner, client.clientId);
  const worth = [{ ticketTypeId, quantity: 2 }];
  const batch = await createVoucherBatch(manager, { name: 'Hotel', quantity: 1, worth, atGate: true });
  const voucher = async () => (await listVouchers(manager, batch.id, {}, { limit: 1, offset: 0 }))[0];
  const code = (await voucher())?.code ?? '';
  const gateOf = async (name: string) => {
    const { scan, undo } = await aGate(app, client, { name });
    return {
      undo,
      scan: (direction: 'in' | 'out' = 'in') => scan(code, { direction }),
      /** Sent in now, made at a time of today, with what the gate said then. */
      late: (time: string, more: Partial<Scan> = {}) =>
        scan(code, { at: momentOf(time).toISOString(), told: 'valid', ...more }),
    };
  };
  const [a, b] = [await gateOf('Gate A'), await gateOf('Gate B')];
  return {
    ...{ client, a, b, voucher },
    scans: async () => {
      const { rows } = await database.owner.query<{
        at: string;
        reason: string;
        first: boolean;
        settled: boolean;
      }>(
        `select to_char(at at time zone 'UTC', 'HH24:MI') as at, reason, first_entry as first,
           settled_at is not null as settled from scan where client_id = $1 order by at, id`,
        [client.clientId],
      );
      return rows.map(({ at, reason, first, settled }) =>
        [at, reason, first && 'first', settled && 'settled'].filter(Boolean).join(' '),
      );
    },
  };
}

test('of two gates without a connection the one that let the voucher in first counts, also where it sends last', async () => {
  const { a, b, voucher, scans } = await aVoucher();
  itIs('14:07');
  expect((await b.late('13:58')).reason).toBe('valid');
  expect(await a.late('13:51')).toMatchObject({ reason: 'valid', today: { scans: 1, inside: 1 } });
  expect(await scans()).toEqual(['13:51 valid first', '13:58 already-used settled']);
  expect(await voucher()).toMatchObject({ usedAt: momentOf('13:51'), deviceName: 'Gate A' });
  expect(await b.scan()).toMatchObject({ reason: 'already-used', earlier: { deviceName: 'Gate A' } });
});

test('a late scan of a voucher that is taken back leaves it with the visitor of the later scan', async () => {
  const { a, b, voucher, scans } = await aVoucher();
  itIs('13:58');
  await b.scan();
  clock.advance(10 / 60);
  const at = new Date(momentOf('13:58').getTime() - 10_000).toISOString();
  await a.late('13:57', { at });
  expect(await voucher()).toMatchObject({ deviceName: 'Gate A' });
  expect((await a.undo()).today).toMatchObject({ scans: 1, inside: 1 });
  expect(await scans()).toEqual(['13:57 undone', '13:58 valid first']);
  expect(await voucher()).toMatchObject({ usedAt: momentOf('13:58'), deviceName: 'Gate B' });
  expect((await a.scan()).reason).toBe('already-used');
});

test('a voucher that is taken back can be used again', async () => {
  const { a, b, voucher } = await aVoucher();
  await a.scan();
  await a.undo();
  expect(await voucher()).toMatchObject({ usedAt: null, deviceName: null });
  expect((await b.scan()).reason).toBe('valid');
});

test('the party of a voucher leaves once', async () => {
  const { a, b } = await aVoucher();
  expect((await a.scan('out')).reason).toBe('not-inside');
  await a.scan();
  expect((await a.scan('out')).reason).toBe('left');
  expect(await b.scan('out')).toMatchObject({ reason: 'not-inside', today: { inside: 0 } });
});

test('the party of a voucher leaves once, also where two gates scan it at the same time', async () => {
  const { a, b } = await aVoucher();
  await a.scan();
  const answers = await Promise.all([a.scan('out'), b.scan('out')]);
  expect(answers.map(({ reason }) => reason).sort()).toEqual(['left', 'not-inside']);
});

test('a gate refuses a voucher that a visitor is paying with on the sales page', async () => {
  const { client, a, voucher } = await aVoucher();
  await database.owner.query("update counter set held = 1 where client_id = $1 and kind = 'voucher'", [
    client.clientId,
  ]);
  expect((await a.scan()).reason).toBe('already-used');
  expect(await voucher()).toMatchObject({ usedAt: null });
});

import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aTimeslot } from '@foyer/testkit/builders/a-timeslot.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { expect, test } from 'vitest';
import { cancelVouchers } from '../vouchers/cancel-vouchers.ts';
import { createVoucherBatch } from '../vouchers/create-batch.ts';
import { listVouchers } from '../vouchers/list-batches.ts';
import { createDevice } from './devices/create-device.ts';
import { pairDevice } from './devices/pair-device.ts';
import { scanAtGate } from './scan-at-gate.ts';

const database = await testDatabase();
const clock = testClock('2026-11-20T12:42:00Z');
const { app } = testApp(database, clock);
const page = { limit: 50, offset: 0 };

async function aMuseum(changes: object = {}) {
  const client = await aClient(app);
  const manager = await signedInAs(app, client);
  const { ticketTypeId } = await aTimeslot(database.owner, client.clientId);
  const worth = [{ ticketTypeId, quantity: 2 }];
  const batch = await createVoucherBatch(manager, {
    name: 'Hotel',
    quantity: 3,
    worth,
    atGate: true,
    ...changes,
  });
  let sequence = 0;
  const nextSequence = () => {
    sequence += 1;
    return sequence;
  };
  const aGate = async (name: string) => {
    const { code } = await createDevice(manager, { name, locationId: null });
    const { deviceKey } = await pairDevice(app, code);
    return (typed: string, direction: 'in' | 'out' = 'in', at = nextSequence()) =>
      scanAtGate(app, `Device ${deviceKey}`, {
        sequence: at,
        code: typed,
        at: clock.now().toISOString(),
        direction,
      });
  };
  const vouchers = await listVouchers(manager, batch.id, {}, page);
  return { client, manager, batch, aGate, codes: vouchers.map(({ code }) => code), vouchers };
}

test('a voucher lets its party in once, says where it was used, and lets it out', async () => {
  const { manager, batch, aGate, codes } = await aMuseum();
  const [gateA, gateB] = [await aGate('Gate A'), await aGate('Gate B')];
  const code = codes[0]?.toLowerCase() ?? '';
  const first = await gateA(code, 'in', 100);
  expect(first).toMatchObject({
    verdict: 'valid',
    ticket: { productName: 'Hotel', group: { inside: 2, size: 2 } },
    today: { scans: 1 },
  });
  expect(await gateA(code, 'in', 100)).toMatchObject({ verdict: 'valid', today: { scans: 1 } });
  expect(await gateB(code)).toMatchObject({ reason: 'already-used', earlier: { deviceName: 'Gate A' } });
  expect((await gateB(code, 'out')).reason).toBe('left');
  const [used] = await listVouchers(manager, batch.id, { state: 'used' }, page);
  expect(used).toMatchObject({ code: codes[0], usedAt: clock.now(), deviceName: 'Gate A', orderId: null });
});

test('ten gates at once let one voucher in once', async () => {
  const { aGate, codes } = await aMuseum();
  const gates = await Promise.all(Array.from({ length: 10 }, (_, index) => aGate(`Gate ${index}`)));
  const answers = await Promise.all(gates.map((scan) => scan(codes[0] ?? '')));
  expect(answers.filter(({ reason }) => reason === 'valid')).toHaveLength(1);
  expect(answers.filter(({ reason }) => reason === 'already-used')).toHaveLength(9);
});

test('a voucher that is cancelled, over, not yet valid, or not for gates lets in none', async () => {
  const museum = await aMuseum();
  await cancelVouchers(museum.manager, museum.batch.id, null);
  expect((await (await museum.aGate('Gate'))(museum.codes[0] ?? '')).reason).toBe('cancelled');
  const reasonOf = async (changes: object) => {
    const { aGate, codes } = await aMuseum(changes);
    return (await (await aGate('Gate'))(codes[0] ?? '')).reason;
  };
  expect(await reasonOf({ validUntil: '2026-11-19' })).toBe('expired');
  expect(await reasonOf({ validFrom: '2026-11-21' })).toBe('not-yet-valid');
  expect(await reasonOf({ atGate: false })).toBe('not-active');
});

test('the voucher of another museum is unknown', async () => {
  const { codes } = await aMuseum();
  const other = await aMuseum();
  expect(await (await other.aGate('Gate'))(codes[0] ?? '')).toMatchObject({
    reason: 'unknown',
    ticket: null,
  });
});

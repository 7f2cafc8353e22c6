import { aClient, signedInAs } from '@foyer/testkit/builders/a-client.ts';
import { aLocation } from '@foyer/testkit/builders/a-location.ts';
import { aSoldTicket } from '@foyer/testkit/builders/a-sold-ticket.ts';
import { testDatabase } from '@foyer/testkit/database/test-database.ts';
import { testApp, testClock } from '@foyer/testkit/test-app.ts';
import { describe, expect, test } from 'vitest';
import { NotAllowedError, NotFoundError, NotSignedInError } from '../../../platform/errors.ts';
import { scanAtGate } from '../scan-at-gate.ts';
import { listScanLog, scanLogCursor } from '../scan-log/list-scan-log.ts';
import { createDevice } from './create-device.ts';
import { listDevices } from './device.repository.ts';
import { inDevice } from './in-device.ts';
import { pairDevice } from './pair-device.ts';
import { renewPairingCode } from './renew-pairing-code.ts';
import { revokeDevice } from './revoke-device.ts';

const database = await testDatabase();
const clock = testClock();
const { app } = testApp(database, clock);

const callAs = (deviceKey: string) =>
  inDevice(app, `Device ${deviceKey}`, async (_scope, device) => device.name);

describe('pairing a gate', () => {
  test('a code pairs one device, once', async () => {
    const staff = await signedInAs(app, await aClient(app, { name: 'Getij Museum' }), 'reception');
    const { code } = await createDevice(staff, { name: 'Gate A', locationId: null });
    const paired = await pairDevice(app, code);
    expect(paired).toMatchObject({ deviceName: 'Gate A', client: { name: 'Getij Museum' }, location: null });
    expect(await callAs(paired.deviceKey)).toBe('Gate A');
    await expect(pairDevice(app, code)).rejects.toMatchObject({
      refusals: [{ code: 'pairing-code-unknown' }],
    });
  });

  test('of two devices with one code at once, one is paired', async () => {
    const staff = await signedInAs(app, await aClient(app));
    const { code } = await createDevice(staff, { name: 'Gate A', locationId: null });
    const tries = await Promise.allSettled([1, 2, 3, 4].map(() => pairDevice(app, code)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  test('a code is dead after fifteen minutes; a new one brings it back', async () => {
    const staff = await signedInAs(app, await aClient(app));
    const { code, deviceId } = await createDevice(staff, { name: 'Gate A', locationId: null });
    clock.advance(15);
    await expect(pairDevice(app, code)).rejects.toThrow('pairing-code-unknown');
    const [device] = await staff.inClient((scope) => listDevices(scope, clock.now()));
    expect(device?.state).toBe('code expired');
    const renewed = await renewPairingCode(staff, deviceId);
    expect((await pairDevice(app, renewed.code)).deviceName).toBe('Gate A');
  });

  test('another phone takes the place of the first one', async () => {
    const staff = await signedInAs(app, await aClient(app));
    const { code, deviceId } = await createDevice(staff, { name: 'Gate A', locationId: null });
    const first = await pairDevice(app, code);
    const second = await pairDevice(app, (await renewPairingCode(staff, deviceId)).code);
    expect(await callAs(second.deviceKey)).toBe('Gate A');
    await expect(callAs(first.deviceKey)).rejects.toThrow(NotSignedInError);
  });

  test('a phone that is paired as a gate with scans hears up to which number those are', async () => {
    const client = await aClient(app);
    const staff = await signedInAs(app, client);
    const { code, deviceId } = await createDevice(staff, { name: 'Gate A', locationId: null });
    const { deviceKey, lastSequence } = await pairDevice(app, code);
    expect(lastSequence).toBe(0);
    const at = clock.now().toISOString();
    for (const sequence of [1, 2, 7])
      await scanAtGate(app, `Device ${deviceKey}`, { sequence, code: 'unknown', at, direction: 'in' });
    const renewed = await renewPairingCode(staff, deviceId);
    expect((await pairDevice(app, renewed.code)).lastSequence).toBe(7);
  });

  test.each(['', 'AAAA-AAAA', '0000-0000', 'x'.repeat(40)])('"%s" pairs nothing', async (code) => {
    await expect(pairDevice(app, code)).rejects.toThrow('pairing-code-unknown');
  });

  test('two gates in use cannot have one name; a revoked one gives its name back', async () => {
    const staff = await signedInAs(app, await aClient(app));
    const { deviceId } = await createDevice(staff, { name: 'Gate A', locationId: null });
    await expect(createDevice(staff, { name: 'gate a', locationId: null })).rejects.toMatchObject({
      refusals: [{ code: 'device-name-taken', field: 'name' }],
    });
    await revokeDevice(staff, deviceId);
    await createDevice(staff, { name: 'Gate A', locationId: null });
  });

  test('a reader pairs and revokes nothing', async () => {
    const client = await aClient(app);
    const reader = await signedInAs(app, client, 'read only');
    await expect(createDevice(reader, { name: 'Gate A', locationId: null })).rejects.toThrow(NotAllowedError);
    const { deviceId } = await createDevice(await signedInAs(app, client), {
      name: 'Gate A',
      locationId: null,
    });
    await expect(revokeDevice(reader, deviceId)).rejects.toThrow(NotAllowedError);
  });
});

describe('a revoked gate', () => {
  test('is refused at its next call', async () => {
    const staff = await signedInAs(app, await aClient(app));
    const { code, deviceId } = await createDevice(staff, { name: 'Gate A', locationId: null });
    const { deviceKey } = await pairDevice(app, code);
    expect((await revokeDevice(staff, deviceId)).state).toBe('revoked');
    await expect(callAs(deviceKey)).rejects.toThrow(NotSignedInError);
    await expect(renewPairingCode(staff, deviceId)).rejects.toThrow('device-revoked');
  });

  test('has no location any more: its location can be deleted, and the audit log says where it was', async () => {
    const client = await aClient(app);
    const staff = await signedInAs(app, client);
    const locationId = await aLocation(database.owner, client.clientId);
    const { deviceId } = await createDevice(staff, { name: 'Gate A', locationId });
    const deleted = () =>
      database.owner.query('delete from location where client_id = $1 and id = $2', [
        client.clientId,
        locationId,
      ]);
    await expect(deleted()).rejects.toThrow('device_client_id_location_id_fkey');
    expect((await revokeDevice(staff, deviceId)).locationId).toBe(null);
    expect((await deleted()).rowCount).toBe(1);
    const { rows } = await database.owner.query<{ before: object }>(
      `select before from audit_entry where client_id = $1 and action = 'revoke-device'`,
      [client.clientId],
    );
    expect(rows[0]?.before).toMatchObject({ locationId });
  });

  test('another museum neither sees nor revokes it', async () => {
    const { deviceId } = await createDevice(await signedInAs(app, await aClient(app)), {
      name: 'Gate A',
      locationId: null,
    });
    const stranger = await signedInAs(app, await aClient(app));
    expect(await stranger.inClient((scope) => listDevices(scope, clock.now()))).toEqual([]);
    await expect(revokeDevice(stranger, deviceId)).rejects.toThrow(NotFoundError);
  });

  test.each([undefined, 'Device', 'Bearer abc', `Device ${'x'.repeat(5000)}`])(
    'a call as %s is refused',
    async (header) => {
      await expect(inDevice(app, header, async () => null)).rejects.toThrow(NotSignedInError);
    },
  );
});

test('the scan log shows fifty scans a page, newest first, without a gap or a repeat', async () => {
  const client = await aClient(app);
  const staff = await signedInAs(app, client);
  const { code } = await createDevice(staff, { name: 'Gate A', locationId: null });
  const { deviceKey } = await pairDevice(app, code);
  const ticket = await aSoldTicket(database.owner, client.clientId);
  for (let sequence = 1; sequence <= 60; sequence += 1) {
    // Several scans share a moment, so that the page's edge lies between equals.
    const at = new Date(clock.now().getTime() - Math.floor(sequence / 4) * 1000).toISOString();
    const scan = { sequence, code: ticket.number, at, direction: 'in' as const };
    await scanAtGate(app, `Device ${deviceKey}`, scan);
  }
  const first = await listScanLog(staff, {}, { limit: 50, inverted: false });
  const edge = first.at(-1);
  const after = edge && scanLogCursor(edge);
  const second = await listScanLog(staff, {}, { after, limit: 50, inverted: false });
  const all = [...first, ...second];
  expect([first.length, second.length]).toEqual([50, 10]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(60);
  expect(all.map(({ at }) => at.getTime())).toEqual(
    all.map(({ at }) => at.getTime()).sort((one, other) => other - one),
  );
  const next = second[0];
  const back = await listScanLog(
    staff,
    {},
    { before: next && scanLogCursor(next), limit: 50, inverted: true },
  );
  expect(back.reverse()).toEqual(first);
  expect(await listScanLog(staff, { verdict: 'valid' }, { limit: 50, inverted: false })).toHaveLength(1);
});

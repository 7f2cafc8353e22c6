import { createDevice } from '@foyer/server/modules/scanning/devices/create-device.ts';
import { inDevice } from '@foyer/server/modules/scanning/devices/in-device.ts';
import { pairDevice } from '@foyer/server/modules/scanning/devices/pair-device.ts';
import { scanAtGate } from '@foyer/server/modules/scanning/scan-at-gate.ts';
import type { Scan } from '@foyer/server/modules/scanning/scans/read-called-scans.ts';
import { undoScan } from '@foyer/server/modules/scanning/undo/undo-scan.ts';
import type { App } from '@foyer/server/platform/app.ts';
import { signedInAs, type TestClient } from './a-client.ts';

let gates = 0;

/** A gate with a paired device, which numbers its scans and makes them at the moment of the app. */
export async function aGate(
  app: App,
  client: TestClient,
  { name = `Gate ${++gates}`, locationId = null }: { name?: string; locationId?: string | null } = {},
) {
  const { code, deviceId } = await createDevice(await signedInAs(app, client), { name, locationId });
  const authorization = `Device ${(await pairDevice(app, code)).deviceKey}`;
  let sequence = 0;
  let sent = 0;
  const call = <T>(work: Parameters<typeof inDevice<T>>[2]) => inDevice(app, authorization, work);
  return {
    deviceId,
    deviceName: name,
    call,
    /** @param of the process that it asks. */
    scan: (code: string, more: Partial<Scan> = {}, of: App = app) => {
      sequence += 1;
      const scan = { sequence, code, at: app.clock().toISOString(), direction: 'in' as const, ...more };
      sent = scan.sequence;
      return scanAtGate(of, authorization, scan);
    },
    /** Takes the newest scan back, or that of a sequence. */
    undo: (undone = sent) =>
      call((scope, device) =>
        undoScan(app, scope, device, { sequence: undone, at: app.clock().toISOString() }),
      ),
  };
}

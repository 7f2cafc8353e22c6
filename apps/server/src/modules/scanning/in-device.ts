import type { App } from '../../platform/app.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { NotSignedInError, RefusedError } from '../../platform/errors.ts';
import { findClientOfDeviceKey, type PairedDeviceRow, touchDevice } from './device.repository.ts';
import { type GateSettings, getGateSettings } from './gate-settings.ts';

export interface CallingDevice extends PairedDeviceRow {
  /** What its scans are decided by, as it was when the call came in. */
  gate: GateSettings;
  /** What the hashes of its list are made with. */
  listSalt: string;
  /** Of its screen. */
  language?: string | undefined;
}

const longestKey = 100;

/**
 * Runs `work` for the device whose key is in `Authorization: Device <key>`, in one transaction of its client. @throws
 * NotSignedInError for an unknown or revoked device. @throws RefusedError `client-disabled` (403).
 */
export async function inDevice<T>(
  app: App,
  authorization: string | undefined,
  work: (scope: ClientScope, device: CallingDevice) => Promise<T>,
  language?: string,
): Promise<T> {
  const key = /^Device (\S+)$/.exec(authorization ?? '')?.[1];
  if (!key || key.length > longestKey) throw new NotSignedInError();
  const keyHash = hashToken(key);
  const clientId = await findClientOfDeviceKey(app.db, keyHash);
  if (!clientId) throw new NotSignedInError();
  return inClient(app.db, clientId, async (scope) => {
    const device = await touchDevice(scope, keyHash, app.clock());
    if (!device) throw new NotSignedInError();
    const gate = await getGateSettings(scope, device);
    const { isClientActive, clientName: client } = gate;
    if (!isClientActive) throw new RefusedError([{ code: 'client-disabled', params: { client } }], 403);
    return work(scope, { ...device, gate, listSalt: keyHash.toString('hex'), language });
  });
}

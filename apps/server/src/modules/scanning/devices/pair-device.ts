import type { PairedDevice } from '@foyer/domain/scanning/gate-contract.ts';
import { parsePairingCode } from '@foyer/domain/scanning/pairing-code.ts';
import type { App } from '../../../platform/app.ts';
import { hashToken, makeSecretToken } from '../../../platform/crypto/secret-token.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { RefusedError } from '../../../platform/errors.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { getClient } from '../../clients/index.ts';
import { getLocation } from '../../venues/index.ts';
import { findLastSequence } from '../scan.repository.ts';
import { findClientOfPairingCode, pairByCode } from './device.repository.ts';

const codeUnknown = () => new RefusedError([{ code: 'pairing-code-unknown', field: 'code' }], 404);

/**
 * Turns a pairing code into a device key, once. The key is shown here only: the database keeps its hash, and
 * a key that the gate had before stops working. @throws RefusedError for a wrong, used or old code.
 */
export async function pairDevice(app: App, typedCode: string): Promise<PairedDevice> {
  const code = parsePairingCode(typedCode);
  if (!code) throw codeUnknown();
  const codeHash = hashToken(code);
  const clientId = await findClientOfPairingCode(app.db, codeHash);
  if (!clientId) throw codeUnknown();
  const deviceKey = makeSecretToken();
  return inClient(app.db, clientId, async (scope) => {
    const client = await getClient(scope);
    if (!client.active) {
      throw new RefusedError([{ code: 'client-disabled', params: { client: client.name } }], 403);
    }
    const device = await pairByCode(scope, codeHash, hashToken(deviceKey), app.clock());
    if (!device) throw codeUnknown();
    await writeAudit(
      scope,
      { kind: 'device', id: device.id },
      { action: 'pair-device', entity: 'device', entityId: device.id, after: { state: 'paired' } },
    );
    const location = device.locationId ? await getLocation(scope, device.locationId) : null;
    return {
      deviceKey,
      deviceName: device.name,
      client: { name: client.name },
      location: location && { name: location.name },
      timeZone: location?.timeZone ?? client.timeZone,
      lastSequence: await findLastSequence(scope, device.id),
    };
  });
}

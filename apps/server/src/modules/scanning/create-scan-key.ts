import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { deviceInput } from '@foyer/domain/scanning/device-input.ts';
import { hashToken, makeSecretToken } from '../../platform/crypto/secret-token.ts';
import { refuseViolations } from '../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { getLocation } from '../venues/index.ts';
import { insertKeyDevice } from './devices/device.repository.ts';

/** What staff see of a new key; it cannot be asked for again. */
export interface ShownScanKey {
  deviceId: string;
  key: string;
}

/** Makes the key of a turnstile or a program that scans by the API. Refused where a gate in use has the name. */
export async function createScanKey(context: RequestContext, typed: unknown): Promise<ShownScanKey> {
  context.require('ticketscannen', 'edit');
  const device = valueOrThrow(parseInput(deviceInput, typed));
  const key = makeSecretToken();
  return refuseViolations({ device_name_key: { code: 'device-name-taken', field: 'name' } }, () =>
    context.inClient(async (scope) => {
      if (device.locationId) await getLocation(scope, device.locationId);
      const deviceId = await insertKeyDevice(scope, device, hashToken(key), context.app.clock());
      await writeAudit(scope, actorOf(context), {
        action: 'create-scan-key',
        entity: 'device',
        entityId: deviceId,
        after: { ...device },
      });
      return { deviceId, key };
    }),
  );
}

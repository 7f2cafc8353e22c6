import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { deviceInput } from '@foyer/domain/scanning/device-input.ts';
import { refuseViolations } from '../../../platform/database/refuse-violations.ts';
import { valueOrThrow } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { getLocation } from '../../venues/index.ts';
import { insertDevice } from './device.repository.ts';
import { newPairing, type ShownPairing } from './new-pairing.ts';

/** Makes a gate and the code that pairs a device with it. Refused where a gate in use has the name. */
export async function createDevice(context: RequestContext, typed: unknown): Promise<ShownPairing> {
  context.require('ticketscannen', 'edit');
  const device = valueOrThrow(parseInput(deviceInput, typed));
  const pairing = newPairing(context.app.clock());
  return refuseViolations({ device_name_key: { code: 'device-name-taken', field: 'name' } }, () =>
    context.inClient(async (scope) => {
      if (device.locationId) await getLocation(scope, device.locationId);
      const deviceId = await insertDevice(scope, device, pairing);
      await writeAudit(scope, actorOf(context), {
        action: 'create-device',
        entity: 'device',
        entityId: deviceId,
        after: { ...device },
      });
      return { deviceId, code: pairing.code, expiresAt: pairing.expiresAt };
    }),
  );
}

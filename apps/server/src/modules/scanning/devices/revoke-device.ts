import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { type Device, lockDevice, updateRevoked } from './device.repository.ts';

/** Ends a gate at once: its next call is refused. Revoking it again changes nothing. */
export async function revokeDevice(context: RequestContext, deviceId: string): Promise<Device> {
  context.require('ticketscannen', 'edit');
  const now = context.app.clock();
  return context.inClient(async (scope) => {
    const device = await lockDevice(scope, deviceId, now);
    if (device.state === 'revoked') return device;
    await updateRevoked(scope, deviceId, now);
    await writeAudit(scope, actorOf(context), {
      action: 'revoke-device',
      entity: 'device',
      entityId: deviceId,
      before: { state: device.state, locationId: device.locationId },
      after: { state: 'revoked', locationId: null },
    });
    return lockDevice(scope, deviceId, now);
  });
}

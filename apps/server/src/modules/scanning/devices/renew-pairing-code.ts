import { RefusedError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { lockDevice, updatePairing } from './device.repository.ts';
import { newPairing, type ShownPairing } from './new-pairing.ts';

/** A new code for a gate: the first was not used in time, or another phone takes its place. */
export async function renewPairingCode(context: RequestContext, deviceId: string): Promise<ShownPairing> {
  context.require('ticketscannen', 'edit');
  const now = context.app.clock();
  const pairing = newPairing(now);
  return context.inClient(async (scope) => {
    const device = await lockDevice(scope, deviceId, now);
    if (device.state === 'revoked') throw new RefusedError([{ code: 'device-revoked' }]);
    await updatePairing(scope, deviceId, pairing);
    await writeAudit(scope, actorOf(context), {
      action: 'renew-pairing-code',
      entity: 'device',
      entityId: deviceId,
      after: { pairingExpiresAt: pairing.expiresAt },
    });
    return { deviceId, code: pairing.code, expiresAt: pairing.expiresAt };
  });
}

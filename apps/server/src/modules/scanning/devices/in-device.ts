import type { App } from '../../../platform/app.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { knownClient, rememberClient } from '../../../platform/database/known-clients.ts';
import { tryAgain } from '../../../platform/database/try-again.ts';
import { NotSignedInError, RefusedError } from '../../../platform/errors.ts';
import type { GateSettings } from '../gate-settings.ts';
import { type CallingDevice, lockCallers, markSeen } from './calling-device.repository.ts';
import { findClientOfDeviceKey } from './device.repository.ts';

/** Who says that it calls: its key is looked up again in its client, with the device held. */
export interface Caller {
  clientId: string;
  keyHash: Buffer;
}

const longestKey = 100;

/** The key in `Authorization: Device <key>`. @throws NotSignedInError without one, and for a key that no device has. */
export async function readCaller(app: App, authorization: string | undefined): Promise<Caller> {
  const key = /^Device (\S+)$/.exec(authorization ?? '')?.[1];
  if (!key || key.length > longestKey) throw new NotSignedInError();
  const keyHash = hashToken(key);
  const name = `device ${keyHash.toString('base64')}`;
  const clientId = knownClient(app, name) ?? (await findClientOfDeviceKey(app.db, keyHash));
  if (!clientId) throw new NotSignedInError();
  rememberClient(app, name, clientId);
  return { clientId, keyHash };
}

/**
 * Runs `work` for the device whose key is in `authorization`, in one transaction of its client. @throws NotSignedInError
 * for an unknown or revoked device. @throws RefusedError `client-disabled` (403).
 */
export async function inDevice<T>(
  app: App,
  authorization: string | undefined,
  work: (scope: ClientScope, device: CallingDevice) => Promise<T>,
  language?: string,
): Promise<T> {
  const { clientId, keyHash } = await readCaller(app, authorization);
  return tryAgain(() =>
    inClient(app.db, clientId, async (scope) => {
      const now = app.clock();
      const [caller] = await lockCallers(scope, [keyHash], 'wait');
      if (!caller) throw new NotSignedInError();
      requireActiveClient(caller.gate);
      await markSeen(scope, [caller], now);
      return work(scope, { ...caller, language });
    }),
  );
}

/** @throws RefusedError `client-disabled` (403). */
export function requireActiveClient({ isClientActive, clientName: client }: GateSettings): void {
  if (!isClientActive) throw new RefusedError([{ code: 'client-disabled', params: { client } }], 403);
}

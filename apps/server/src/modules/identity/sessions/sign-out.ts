import type { App } from '../../../platform/app.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../../platform/database/platform-client.ts';
import { NotSignedInError } from '../../../platform/errors.ts';
import { leaveClients } from './act-in-client.ts';
import { endSession } from './session.repository.ts';
import { verifySessionToken } from './session-token.ts';
import type { SigningKeys } from './signing-keys.ts';

/**
 * Ends the session of a token, also of an expired genuine one. A token that names no session changes nothing
 * and is no error (product.md, section 2).
 */
export async function signOut(app: App, keys: SigningKeys, token: string | undefined): Promise<void> {
  if (!token) return;
  try {
    const session = await verifySessionToken(keys, token, { now: app.clock(), acceptExpired: true });
    if (session.clientId === PLATFORM_CLIENT_ID) await leaveClients(app, session);
    await inClient(app.db, session.clientId, (scope) => endSession(scope, session.sessionId, app.clock()));
  } catch (error) {
    if (!(error instanceof NotSignedInError)) throw error;
  }
}

import { isWithinLimit } from '@foyer/domain/identity/account-right.ts';
import { z } from 'zod';
import type { App } from '../../platform/app.ts';
import { inClient } from '../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../platform/database/platform-client.ts';
import { NotAllowedError, NotSignedInError } from '../../platform/errors.ts';
import type { RequestContext, Right } from '../../platform/request-context.ts';
import { findSessionAccount, type SessionAccount } from './account.repository.ts';
import { limitOf } from './account-right.repository.ts';
import { type ActingAdmin, continueStay } from './act-in-client.ts';
import { verifySessionToken } from './session-token.ts';
import type { SigningKeys } from './signing-keys.ts';

interface Credentials {
  requestId: string;
  authorization: string | undefined;
  /** The client in which an Admin works (header X-Foyer-Client); ignored for ClientUsers. */
  actingClient: string | undefined;
}

/** The token of an authorization header; undefined for none or an empty value. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const token = authorization?.replace(/^bearer\s*/i, '').trim();
  return token === '' ? undefined : token;
}

/**
 * Who makes this call. Account, session and rights are read at every call, so that a revoked session, an archived
 * account or a changed right counts at once.
 * @returns undefined without a token. @throws NotSignedInError for a bad one.
 */
export async function authenticate(
  app: App,
  keys: SigningKeys,
  { requestId, authorization, actingClient }: Credentials,
): Promise<RequestContext | undefined> {
  const token = bearerOf(authorization);
  if (!token) return undefined;
  const session = await verifySessionToken(keys, token, { now: app.clock() });
  const found = await inClient(app.db, session.clientId, (scope) =>
    findSessionAccount(scope, session.sessionId, session.accountId, app.clock()),
  );
  if (!found) throw new NotSignedInError();
  const isAdmin = session.clientId === PLATFORM_CLIENT_ID;
  const clientId = isAdmin ? await actingClientOf(app, session, actingClient) : session.clientId;
  const can = rightsCheck(found, isAdmin);
  return {
    app,
    requestId,
    clientId,
    account: {
      kind: isAdmin ? 'admin' : 'account',
      accountId: found.account.id,
      homeClientId: session.clientId,
      sessionId: session.sessionId,
      username: found.account.username,
      accountType: found.account.accountType,
      locale: found.account.locale,
      mustChangePassword: found.account.mustChangePassword,
    },
    can,
    require(module, right) {
      if (!can(module, right)) throw new NotAllowedError(module, right);
    },
    inClient: (work) => inClient(app.db, clientId, work),
  };
}

async function actingClientOf(app: App, admin: ActingAdmin, wanted: string | undefined): Promise<string> {
  if (!wanted || wanted === PLATFORM_CLIENT_ID) return PLATFORM_CLIENT_ID;
  if (!z.uuid().safeParse(wanted).success) throw new NotAllowedError('clients', 'access');
  const { clientId } = await continueStay(app, admin, wanted);
  return clientId;
}

/**
 * In a client an Admin has all rights; a session that must change its password first has none. Clients are the
 * platform's business: no row of rights opens them to a ClientUser (product.md, section 2).
 */
function rightsCheck({ account, rights }: SessionAccount, isAdmin: boolean) {
  const byModule = new Map(rights.map((right) => [right.module, right]));
  return (module: string, right: Right): boolean => {
    if (account.mustChangePassword) return false;
    if (isAdmin) return true;
    if (module === 'clients') return false;
    const held = byModule.get(module);
    if (!held?.[right]) return false;
    return isWithinLimit(limitOf(held), account.accountType);
  };
}

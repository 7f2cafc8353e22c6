import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import { inClient, inClientReadOnly } from '../../../platform/database/in-client.ts';
import { PLATFORM_CLIENT_ID } from '../../../platform/database/platform-client.ts';
import { NotAllowedError, NotSignedInError } from '../../../platform/errors.ts';
import { acceptedLanguages } from '../../../platform/http/accepted-languages.ts';
import { isInRanges } from '../../../platform/http/outgoing/ip-ranges.ts';
import type { RequestContext, Right } from '../../../platform/request-context.ts';
import { findSessionAccount } from '../accounts/account.repository.ts';
import { accountRights, adminRights } from '../rights/account-permission.ts';
import { type ActingAdmin, continueStay } from './act-in-client.ts';
import { findOfficeRanges } from './office-networks.ts';
import { endSession } from './session.repository.ts';
import { verifySessionToken } from './session-token.ts';
import type { SigningKeys } from './signing-keys.ts';

interface Credentials {
  requestId: string;
  authorization: string | undefined;
  /** The client in which an Admin works (header X-Foyer-Client); ignored for ClientUsers. */
  actingClient: string | undefined;
  /** Where the call comes from, behind the proxies that are trusted. */
  ip?: string;
  /** What the call says in Accept-Language. */
  acceptLanguage?: string | undefined;
}

/** The token of an authorization header; undefined for none or an empty value. */
export function bearerOf(authorization: string | undefined): string | undefined {
  const token = authorization?.replace(/^bearer\s*/i, '').trim();
  return token === '' ? undefined : token;
}

/**
 * The account of a call. Account, session and rights are read at every call, so that a revoked session, an archived
 * account or a changed right counts at once.
 * @returns undefined without a token. @throws NotSignedInError for a bad one.
 */
export async function authenticate(
  app: App,
  keys: SigningKeys,
  { requestId, authorization, actingClient, ip, acceptLanguage }: Credentials,
): Promise<RequestContext | undefined> {
  const token = bearerOf(authorization);
  if (!token) return undefined;
  const session = await verifySessionToken(keys, token, { now: app.clock() });
  const found = await inClient(app.db, session.clientId, (scope) =>
    findSessionAccount(scope, session.sessionId, session.accountId, app.clock()),
  );
  if (!found) throw new NotSignedInError();
  if (found.loginRanges && !isInRanges(ip, found.loginRanges)) {
    await inClient(app.db, session.clientId, (scope) => endSession(scope, session.sessionId, app.clock()));
    throw new NotSignedInError();
  }
  const isAdmin = session.clientId === PLATFORM_CLIENT_ID;
  const clientId = isAdmin ? await actingClientOf(app, session, actingClient) : session.clientId;
  const isAtOffice = found.rights.some((right) => right.officeIpOnly)
    ? isInRanges(ip, await inClient(app.db, clientId, (scope) => findOfficeRanges(scope, app.clock())))
    : false;
  const refusalOf = isAdmin
    ? adminRights(found.account, clientId === PLATFORM_CLIENT_ID)
    : accountRights(found, isAtOffice);
  const can = (module: string, right: Right) => refusalOf(module, right) === undefined;
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
      const refusal = refusalOf(module, right);
      if (refusal) throw new NotAllowedError(module, right, refusal === 'missing' ? undefined : refusal);
    },
    ip,
    language: acceptedLanguages(acceptLanguage)[0],
    inClient: (work) => inClient(app.db, clientId, work),
    inClientReadOnly: (work) => inClientReadOnly(app.db, clientId, work),
  };
}

async function actingClientOf(app: App, admin: ActingAdmin, wanted: string | undefined): Promise<string> {
  if (!wanted || wanted === PLATFORM_CLIENT_ID) return PLATFORM_CLIENT_ID;
  if (!z.uuid().safeParse(wanted).success) throw new NotAllowedError('clients', 'access');
  const { clientId } = await continueStay(app, admin, wanted);
  return clientId;
}

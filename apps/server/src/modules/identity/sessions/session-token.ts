import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { NotSignedInError } from '../../../platform/errors.ts';
import type { SigningKeys } from './signing-keys.ts';

/** 15 minutes (product.md, section 2). */
export const TOKEN_MINUTES = 15;
const ISSUER = 'foyer';

/** Before a key is looked up by it: the header is not proven yet. */
const header = z.object({ kid: z.uuid() });
const claims = z.object({ sub: z.uuid(), cid: z.uuid(), sid: z.uuid() });

export interface SessionClaims {
  accountId: string;
  clientId: string;
  sessionId: string;
}

/** The token also tells the browser when the session ends for good, so that it can warn in time. */
export async function signSessionToken(
  keys: SigningKeys,
  session: SessionClaims & { endsAt: Date },
  now: Date,
): Promise<string> {
  const { id, key } = await keys.signingKey();
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    cid: session.clientId,
    sid: session.sessionId,
    session_ends_at: Math.floor(session.endsAt.getTime() / 1000),
  })
    .setProtectedHeader({ alg: 'EdDSA', kid: id })
    .setIssuer(ISSUER)
    .setSubject(session.accountId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_MINUTES * 60)
    .sign(key);
}

interface VerifyOptions {
  now: Date;
  /** Signing out accepts a genuine token also after its time. */
  acceptExpired?: boolean;
}

/** @throws NotSignedInError for a token that is forged, malformed, of another issuer or past its time. */
export async function verifySessionToken(
  keys: SigningKeys,
  token: string,
  { now, acceptExpired = false }: VerifyOptions,
): Promise<SessionClaims> {
  try {
    const { kid } = header.parse(decodeProtectedHeader(token));
    const key = await keys.verifyingKey(kid);
    if (!key) throw new NotSignedInError();
    const { payload } = await jwtVerify(token, key, {
      issuer: ISSUER,
      algorithms: ['EdDSA'],
      currentDate: now,
      ...(acceptExpired ? { clockTolerance: 100 * 365 * 86_400 } : {}),
    });
    const { sub, cid, sid } = claims.parse(payload);
    return { accountId: sub, clientId: cid, sessionId: sid };
  } catch (error) {
    if (isBadToken(error)) throw new NotSignedInError();
    throw error;
  }
}

function isBadToken(error: unknown): boolean {
  return error instanceof errors.JOSEError || error instanceof z.ZodError || error instanceof TypeError;
}

import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { SigningKeys } from '../sessions/signing-keys.ts';

const ISSUER = 'foyer second factor';
const MINUTES = 5;

const claims = z.object({ sub: z.uuid(), cid: z.uuid() });

interface Challenged {
  accountId: string;
  clientId: string;
}

/** The password was right and a code is due: what the second step must present. It grants no access. */
export class SecondFactorDueError extends Error {
  readonly challenge: string;
  constructor(challenge: string) {
    super('A second factor is due');
    this.challenge = challenge;
  }
}

export async function signChallenge(keys: SigningKeys, who: Challenged, now: Date): Promise<string> {
  const { id, key } = await keys.signingKey();
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ cid: who.clientId })
    .setProtectedHeader({ alg: 'EdDSA', kid: id })
    .setIssuer(ISSUER)
    .setSubject(who.accountId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + MINUTES * 60)
    .sign(key);
}

/** The account whose password was right; undefined for a challenge that is forged, malformed or too old. */
export async function readChallenge(
  keys: SigningKeys,
  challenge: string,
  now: Date,
): Promise<Challenged | undefined> {
  try {
    const { kid } = decodeProtectedHeader(challenge);
    const key = kid ? await keys.verifyingKey(kid) : undefined;
    if (!key) return undefined;
    const options = { issuer: ISSUER, algorithms: ['EdDSA'], currentDate: now };
    const { payload } = await jwtVerify(challenge, key, options);
    const { sub, cid } = claims.parse(payload);
    return { accountId: sub, clientId: cid };
  } catch {
    return undefined;
  }
}

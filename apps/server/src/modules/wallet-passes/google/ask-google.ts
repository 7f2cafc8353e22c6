import { importPKCS8, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { request } from 'undici';
import { z } from 'zod';
import type { App } from '../../../platform/app.ts';
import type { GoogleKeys } from '../accounts/read-google-key.ts';

/** As for connectors (product.md, section 2: time-outs). */
const TIMEOUT_MS = 10_000;
const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer';
/** Google's tokens are good for an hour. */
const TOKEN_MS = 50 * 60_000;

/** Google said no. `isOfKey`: to the key itself, not to what was asked. */
export class GoogleRefusedError extends Error {
  override readonly name = 'GoogleRefusedError';
  readonly status: number;
  readonly detail: string;
  readonly isOfKey: boolean;
  constructor(status: number, detail: string, isOfKey: boolean) {
    super(`Google Wallet answered ${status}: ${detail}`);
    this.status = status;
    this.detail = detail;
    this.isOfKey = isOfKey;
  }
}

interface GoogleCall {
  method: 'GET' | 'POST' | 'PATCH';
  /** Below /walletobjects/v1: 'genericObject'. */
  path: string;
  body?: object;
}

const tokens = new LRUCache<string, string>({ max: 500, ttl: TOKEN_MS });

/**
 * One call to the Google Wallet API (developers.google.com/wallet/reference/rest) as the service account.
 * @throws GoogleRefusedError for a status of 4xx; an Error where Google does not answer.
 */
export async function askGoogle(
  app: App,
  keys: GoogleKeys,
  { method, path, body }: GoogleCall,
): Promise<unknown> {
  const { token, forget } = await tokenOf(app, keys);
  const { status, answer } = await send(`${app.env.FOYER_GOOGLE_WALLET_URL}/walletobjects/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (status < 300) return answer;
  if (status === 401) forget();
  throw refusalOf(status, answer, status === 401);
}

const fault = z.object({ error: z.object({ message: z.string().max(500) }) });
const tokenFault = z.object({
  error: z.string().max(100),
  error_description: z.string().max(300).optional(),
});

function refusalOf(status: number, answer: unknown, isOfKey: boolean): Error {
  if (status >= 500 || status === 429) return new Error(`Google Wallet answered ${status}`);
  return new GoogleRefusedError(
    status,
    fault.safeParse(answer).data?.error.message ?? 'without a reason',
    isOfKey,
  );
}

/** A token for an hour, asked for with a signed assertion (RFC 7523). */
async function tokenOf({ env }: App, keys: GoogleKeys): Promise<{ token: string; forget: () => void }> {
  const cacheKey = `${env.FOYER_GOOGLE_TOKEN_URL} ${keys.client_email} ${keys.private_key}`;
  const forget = () => tokens.delete(cacheKey);
  const kept = tokens.get(cacheKey);
  if (kept) return { token: kept, forget };
  const assertion = await new SignJWT({ scope: SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(keys.client_email)
    .setAudience(env.FOYER_GOOGLE_TOKEN_URL)
    .setIssuedAt()
    .setExpirationTime('10m')
    .sign(await importPKCS8(keys.private_key, 'RS256'));
  const grant = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
  const { status, answer } = await send(env.FOYER_GOOGLE_TOKEN_URL, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ grant_type: grant, assertion }).toString(),
  });
  if (status >= 300) {
    const said = tokenFault.safeParse(answer).data;
    if (status >= 500 || !said) throw new Error(`Google answered ${status}`);
    throw new GoogleRefusedError(status, said.error_description ?? said.error, true);
  }
  const { access_token: token } = z.object({ access_token: z.string() }).parse(answer);
  tokens.set(cacheKey, token);
  return { token, forget };
}

async function send(
  url: string,
  call: { method: GoogleCall['method']; headers: Record<string, string>; body?: string },
): Promise<{ status: number; answer: unknown }> {
  const { statusCode: status, body } = await request(url, {
    ...call,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const text = await body.text();
  try {
    return { status, answer: text === '' ? {} : JSON.parse(text) };
  } catch {
    return { status, answer: undefined };
  }
}

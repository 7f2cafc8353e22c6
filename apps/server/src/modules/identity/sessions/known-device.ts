import { timingSafeEqual } from 'node:crypto';
import type { App } from '../../../platform/app.ts';
import { makeSecretToken } from '../../../platform/crypto/secret-token.ts';

/** A cookie of the sign-in calls. It opens nothing: it tells the browsers of an account from those of a guesser. */
const NAME = 'foyer_device';
const DAYS = 180;
/** A desk is shared: so many accounts are remembered, the last ones. */
const ACCOUNTS = 8;

interface Who {
  clientId: string;
  accountId: string;
}

/** The id of the browser, where this account has signed in with it before. */
export function findKnownDevice(app: App, cookies: string | undefined, who: Who): string | undefined {
  const { id, proofs } = readDevice(cookies);
  const wanted = Buffer.from(proofOf(app, id, who));
  const isProof = (proof: string) =>
    proof.length === wanted.length && timingSafeEqual(Buffer.from(proof), wanted);
  return id && proofs.some(isProof) ? id : undefined;
}

/** The `Set-Cookie` that remembers a browser after a right password and, where one is due, a right code. */
export function rememberDevice(app: App, cookies: string | undefined, who: Who): string {
  const known = readDevice(cookies);
  const id = known.id || makeSecretToken();
  const own = proofOf(app, id, who);
  const proofs = [own, ...known.proofs.filter((proof) => proof !== own)].slice(0, ACCOUNTS);
  const secure = app.publicUrl.startsWith('https:') ? '; Secure' : '';
  const age = DAYS * 86_400;
  return `${NAME}=${[id, ...proofs].join('.')}; Path=/v1; Max-Age=${age}; HttpOnly; SameSite=Strict${secure}`;
}

function readDevice(cookies = ''): { id: string; proofs: string[] } {
  const value = cookies
    .split(/;\s*/)
    .find((one) => one.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  const [id = '', ...proofs] = value && /^[\w.-]{1,500}$/.test(value) ? value.split('.') : [];
  return { id, proofs };
}

/** 128 bits of it, as text. */
const proofOf = (app: App, id: string, { clientId, accountId }: Who) =>
  app.secrets.derive('known-device', `${clientId} ${accountId} ${id}`).subarray(0, 16).toString('base64url');

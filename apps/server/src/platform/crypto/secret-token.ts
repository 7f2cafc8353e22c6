import { hash, randomBytes } from 'node:crypto';

/** An unguessable token of 256 bits, safe in a URL. */
export function makeSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: its SHA-256. A token is random, so it needs no salt. */
export function hashToken(token: string): Buffer {
  return hash('sha256', token, 'buffer');
}

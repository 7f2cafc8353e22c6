import { timingSafeEqual } from 'node:crypto';
import type { App } from '../../platform/app.ts';

type Signer = Pick<App, 'secrets'>;

const BYTES_OF_AN_ID = 16;

/** What the links of its mails open an entry with: its id and a signature. The database keeps nothing of it. */
export function entrySecretOf({ secrets }: Signer, clientId: string, entryId: string): string {
  const signature = secrets
    .derive('waiting-list-entry', `${clientId} ${entryId}`)
    .subarray(0, BYTES_OF_AN_ID);
  return Buffer.concat([Buffer.from(entryId.replaceAll('-', ''), 'hex'), signature]).toString('base64url');
}

/** The id of the entry that this secret opens; undefined for anything else. */
export function readEntrySecret(app: Signer, clientId: string, secret: string): string | undefined {
  const bytes = Buffer.from(secret, 'base64url').subarray(0, BYTES_OF_AN_ID);
  if (bytes.length < BYTES_OF_AN_ID) return undefined;
  const entryId = bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
  const [given, expected] = [Buffer.from(secret), Buffer.from(entrySecretOf(app, clientId, entryId))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? entryId : undefined;
}

/** The page of an entry, or the way on to its cart: its secret is in the fragment, which no browser sends. */
export function entryPathOf(
  app: Signer,
  client: { id: string; subdomain: string },
  { entryId, isToBuy }: { entryId: string; isToBuy: boolean },
): string {
  const secret = entrySecretOf(app, client.id, entryId);
  return `/shop/order/${client.subdomain}/waiting${isToBuy ? '?act=buy' : ''}#${secret}`;
}

/** By which the entries of an address are found. */
export const digestOfEmail = ({ secrets }: Signer, clientId: string, email: string): Buffer =>
  secrets.derive('waiting-list-email', `${clientId} ${email.toLowerCase()}`);

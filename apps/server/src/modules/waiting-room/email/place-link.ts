import { timingSafeEqual } from 'node:crypto';
import type { App } from '../../../platform/app.ts';

type Signer = Pick<App, 'secrets'>;

interface Place {
  clientId: string;
  channelId: string;
  entry: number;
}

const entryBytes = 8;
const signatureBytes = 24;

/**
 * What the link of the mail takes a place to a browser with: its entry and a signature, as long as the secrets of other mails.
 * The database keeps nothing of it.
 */
export function placeLinkOf({ secrets }: Signer, { clientId, channelId, entry }: Place): string {
  const written = Buffer.alloc(entryBytes);
  written.writeBigUInt64BE(BigInt(entry));
  const signature = secrets.derive('waiting-place-link', `${clientId} ${channelId} ${entry}`);
  return Buffer.concat([written, signature.subarray(0, signatureBytes)]).toString('base64url');
}

/** The entry of the place that a link of this channel names; undefined for anything else. */
export function readPlaceLink(
  app: Signer,
  of: { clientId: string; channelId: string },
  link: string,
): number | undefined {
  const bytes = Buffer.from(link, 'base64url');
  if (bytes.length !== entryBytes + signatureBytes) return undefined;
  const entry = Number(bytes.readBigUInt64BE());
  if (!Number.isSafeInteger(entry)) return undefined;
  const [given, expected] = [Buffer.from(link), Buffer.from(placeLinkOf(app, { ...of, entry }))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? entry : undefined;
}

/** The sales page; what the link takes along is in the fragment, which no browser sends. */
export const pathOfPlace = (
  app: Signer,
  place: Place,
  page: { subdomain: string; url: string; language: string },
): string => `/shop/${page.subdomain}/${page.url}?language=${page.language}#${placeLinkOf(app, place)}`;

/** By which what an address left is found. */
export const digestOfLeftEmail = ({ secrets }: Signer, clientId: string, email: string): Buffer =>
  secrets.derive('waiting-room-email', `${clientId} ${email.toLowerCase()}`);

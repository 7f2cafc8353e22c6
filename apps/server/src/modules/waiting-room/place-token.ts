import { timingSafeEqual } from 'node:crypto';
import type { App } from '../../platform/app.ts';
import { hashToken } from '../../platform/crypto/secret-token.ts';

/** What a visitor's page keeps of its place. Signed: it cannot be made or changed elsewhere. */
export interface PlaceToken {
  channelId: string;
  entry: number;
  /** Null = lots are not drawn yet. */
  number: number | null;
  /** Digest of the browser's own key, in hex: the place is worth nothing in another browser. */
  browser: string;
  /** When the page asked last, milliseconds. */
  seenAt: number;
  /** People before the visitor at first. */
  aheadAtFirst: number | null;
  /** An address was left with it. */
  isMailed: boolean;
}

type Signer = Pick<App, 'secrets'>;

const signatureOf = ({ secrets }: Signer, text: string): string =>
  secrets.derive('waiting-place', text).toString('base64url').slice(0, 24);

export function writePlace(app: Signer, place: PlaceToken): string {
  const { channelId, entry, number, browser, seenAt, aheadAtFirst, isMailed } = place;
  const text = [
    channelId,
    entry,
    number ?? '',
    browser,
    seenAt,
    aheadAtFirst ?? '',
    isMailed ? 'm' : '',
  ].join('.');
  return `${text}.${signatureOf(app, text)}`;
}

/** The place that was signed here; undefined for anything else. */
export function readPlace(app: Signer, token: string): PlaceToken | undefined {
  const end = token.lastIndexOf('.');
  const text = token.slice(0, end);
  const signature = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(signatureOf(app, text));
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined;
  const [channelId = '', entry, number, browser = '', seenAt, aheadAtFirst, isMailed] = text.split('.');
  return {
    channelId,
    entry: Number(entry),
    number: number ? Number(number) : null,
    browser,
    seenAt: Number(seenAt),
    aheadAtFirst: aheadAtFirst ? Number(aheadAtFirst) : null,
    isMailed: isMailed === 'm',
  };
}

/** What the database and the token keep of a browser's own key. */
export const browserDigest = (key: string): Buffer => hashToken(key).subarray(0, 16);

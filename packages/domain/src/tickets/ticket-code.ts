import { Temporal } from 'temporal-polyfill';
import { readBase32, writeBase32 } from './base32.ts';

/**
 * The QR code of a ticket: `F1` and, in base 32, eleven bytes of content and their 64-byte Ed25519 signature.
 * 122 capitals and digits in all, exactly what a QR code of version 5 (37 x 37 modules) holds at error
 * correction M. A scanner without a connection verifies it with the client's public keys alone.
 *
 * content: flags (bit 0 = test), key number, ticket number in 7 bytes, visit day in 2 bytes.
 */
export interface TicketCodeContent {
  /** Which of the client's signing keys signed it, 0 to 255. */
  readonly keyNumber: number;
  /** The 16 digits that people read and type; random, so that they cannot be guessed. */
  readonly ticketNumber: string;
  /** The day of the visit; null = not bound to a day. */
  readonly visitDate: string | null;
  /** Made in a test environment: refused by live scanners. */
  readonly isTest: boolean;
}

const prefix = 'F1';
const contentBytes = 11;
const signatureBytes = 64;
const codeLength = prefix.length + ((contentBytes + signatureBytes) * 8) / 5;
const firstDay = Temporal.PlainDate.from('2020-01-01');
const noDay = 0xffff;

export type SignBytes = (content: Uint8Array) => Uint8Array;

/** Makes the signed code of a ticket. `sign` is Ed25519 with the private key of `keyNumber`. */
export function makeTicketCode(content: TicketCodeContent, sign: SignBytes): string {
  const bytes = writeContent(content);
  const signature = sign(bytes);
  if (signature.length !== signatureBytes) {
    throw new RangeError(`an Ed25519 signature has 64 bytes, not ${signature.length}`);
  }
  const all = new Uint8Array(contentBytes + signatureBytes);
  all.set(bytes);
  all.set(signature, contentBytes);
  return prefix + writeBase32(all);
}

export interface UnverifiedTicketCode {
  readonly content: TicketCodeContent;
  readonly signedBytes: Uint8Array<ArrayBuffer>;
  readonly signature: Uint8Array<ArrayBuffer>;
}

/** Takes a scanned code apart without believing it; null when it is not one of Foyer's. Case is forgiven. */
export function readTicketCode(text: string): UnverifiedTicketCode | null {
  const code = text.trim().toUpperCase();
  if (code.length !== codeLength || !code.startsWith(prefix)) {
    return null;
  }
  const all = readBase32(code.slice(prefix.length));
  if (!all) {
    return null;
  }
  const signedBytes = all.slice(0, contentBytes);
  const content = readContent(signedBytes);
  return content && { content, signedBytes, signature: all.slice(contentBytes) };
}

/** A public key as the server hands it to scanners: 32 raw bytes. */
export type TicketPublicKey = Uint8Array<ArrayBuffer>;

/**
 * The content of a genuine code, else null. Works in browsers and in Node by Web Crypto, without a connection.
 * `publicKeys` are the client's own, by key number: a code of another client finds no key that fits.
 */
export async function verifyTicketCode(
  text: string,
  publicKeys: ReadonlyMap<number, TicketPublicKey>,
): Promise<TicketCodeContent | null> {
  const code = readTicketCode(text);
  const publicKey = code && publicKeys.get(code.content.keyNumber);
  if (!code || !publicKey) {
    return null;
  }
  const key = await crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  const isGenuine = await crypto.subtle.verify('Ed25519', key, code.signature, code.signedBytes);
  return isGenuine ? code.content : null;
}

function writeContent(content: TicketCodeContent): Uint8Array<ArrayBuffer> {
  if (!/^[0-9]{16}$/.test(content.ticketNumber) || !Number.isInteger(content.keyNumber)) {
    throw new RangeError('a ticket code needs a ticket number of 16 digits and a whole key number');
  }
  const view = new DataView(new ArrayBuffer(contentBytes));
  const number = BigInt(content.ticketNumber);
  view.setUint8(0, content.isTest ? 1 : 0);
  view.setUint8(1, content.keyNumber);
  view.setUint8(2, Number(number >> 48n));
  view.setUint16(3, Number((number >> 32n) & 0xffffn));
  view.setUint32(5, Number(number & 0xffffffffn));
  view.setUint16(9, content.visitDate ? daysSinceFirst(content.visitDate) : noDay);
  return new Uint8Array(view.buffer);
}

function readContent(bytes: Uint8Array<ArrayBuffer>): TicketCodeContent | null {
  const view = new DataView(bytes.buffer);
  const flags = view.getUint8(0);
  const number =
    (BigInt(view.getUint8(2)) << 48n) + (BigInt(view.getUint16(3)) << 32n) + BigInt(view.getUint32(5));
  if (flags > 1 || number >= 10n ** 16n) {
    return null;
  }
  const days = view.getUint16(9);
  return {
    keyNumber: view.getUint8(1),
    ticketNumber: number.toString().padStart(16, '0'),
    visitDate: days === noDay ? null : firstDay.add({ days }).toString(),
    isTest: flags === 1,
  };
}

function daysSinceFirst(date: string): number {
  const days = firstDay.until(Temporal.PlainDate.from(date)).days;
  if (days < 0 || days >= noDay) {
    throw new RangeError(`a ticket code cannot hold the date ${date}`);
  }
  return days;
}

import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBase32, writeBase32 } from './base32.ts';
import { makeTicketCode, readTicketCode, type TicketCodeContent, verifyTicketCode } from './ticket-code.ts';

const museum = generateKeyPairSync('ed25519');
const other = generateKeyPairSync('ed25519');
const content: TicketCodeContent = {
  keyNumber: 3,
  ticketNumber: '7731094822190401',
  visitDate: '2026-11-22',
  isTest: false,
};

function signWith(key: KeyObject) {
  return (bytes: Uint8Array) => new Uint8Array(sign(null, bytes, key));
}

function publicKeysOf(key: KeyObject): Map<number, Uint8Array<ArrayBuffer>> {
  const raw = new Uint8Array(key.export({ type: 'spki', format: 'der' }).subarray(-32));
  return new Map([[3, raw]]);
}

const code = makeTicketCode(content, signWith(museum.privateKey));
const keys = publicKeysOf(museum.publicKey);

describe('a ticket code', () => {
  test('fits a QR code of version 5: 122 capitals and digits', () => {
    expect(code).toMatch(/^F1[0-9A-Z]{120}$/);
  });

  test('is proven genuine without a connection, in capitals or not', async () => {
    expect(await verifyTicketCode(code, keys)).toEqual(content);
    expect(await verifyTicketCode(` ${code.toLowerCase()}\n`, keys)).toEqual(content);
  });

  test('of another museum, or of a key that the scanner does not know, is not genuine', async () => {
    const forged = makeTicketCode(content, signWith(other.privateKey));
    expect(await verifyTicketCode(forged, keys)).toBeNull();
    const newer = makeTicketCode({ ...content, keyNumber: 4 }, signWith(museum.privateKey));
    expect(await verifyTicketCode(newer, keys)).toBeNull();
  });

  test('with any letter changed is not genuine', async () => {
    for (let at = 2; at < code.length; at += 7) {
      const letter = code[at] === '7' ? '8' : '7';
      const changed = code.slice(0, at) + letter + code.slice(at + 1);
      expect(await verifyTicketCode(changed, keys)).toBeNull();
    }
  });

  test('reads back every content that it can be given', () => {
    fc.assert(
      fc.property(
        fc.record({
          keyNumber: fc.integer({ min: 0, max: 255 }),
          ticketNumber: fc
            .bigInt({ min: 0n, max: 10n ** 16n - 1n })
            .map((n) => n.toString().padStart(16, '0')),
          visitDate: fc.constantFrom(null, '2020-01-01', '2024-02-29', '2026-11-22', '2199-06-04'),
          isTest: fc.boolean(),
        }),
        (any) => {
          const made = makeTicketCode(any, () => new Uint8Array(64));
          expect(readTicketCode(made)?.content).toEqual(any);
        },
      ),
    );
  });

  test.each([
    ['nothing', ''],
    ['its first letters', 'F1'],
    ['an order number', 'GT-104882'],
    ['a code that misses a letter', code.slice(0, -1)],
    ['a code with a letter too many', `${code}0`],
    ['another kind of code', `F2${code.slice(2)}`],
    ['a letter outside the alphabet', `${code.slice(0, -1)}U`],
  ])('is not read from %s', (_, text) => {
    expect(readTicketCode(text)).toBeNull();
  });

  test('cannot be made of a number, day or signature that does not fit', () => {
    const signer = signWith(museum.privateKey);
    expect(() => makeTicketCode({ ...content, ticketNumber: '123' }, signer)).toThrow(RangeError);
    expect(() => makeTicketCode({ ...content, visitDate: '2019-12-31' }, signer)).toThrow(RangeError);
    expect(() => makeTicketCode(content, () => new Uint8Array(63))).toThrow(RangeError);
  });
});

test('base 32 gives any bytes back', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 80 }), (bytes) => {
      expect(readBase32(writeBase32(bytes))).toEqual(new Uint8Array(bytes));
    }),
  );
  expect(readBase32('U')).toBeNull();
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPairingCode,
  pairingCodeFrom,
  pairingCodeRandomBytes,
  parsePairingCode,
} from './pairing-code.ts';

describe('the code that pairs a scan device', () => {
  it('whatever was drawn can be read aloud, typed in small letters and is understood', () => {
    fc.assert(
      fc.property(
        fc.uint8Array({ minLength: pairingCodeRandomBytes, maxLength: pairingCodeRandomBytes, max: 247 }),
        (random) => {
          const code = pairingCodeFrom(random);
          expect(formatPairingCode(code)).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
          expect(parsePairingCode(` ${formatPairingCode(code).toLowerCase()} `)).toBe(code);
        },
      ),
    );
  });

  it('bytes that would favour some signs are left out', () => {
    const unfair = new Uint8Array([255, 248, ...Array.from({ length: 8 }, (_, index) => index)]);
    expect(pairingCodeFrom(unfair)).toBe('23456789');
  });

  it('too few random bytes are an error, never a short code', () => {
    expect(() => pairingCodeFrom(new Uint8Array(7))).toThrow(RangeError);
  });

  it.each(['', 'K7M2-9XQ', 'K7M2-9XQPP', 'K7M2-9XQ0', 'https://foyer.example/scan'])(
    '"%s" is no code',
    (typed) => {
      expect(parsePairingCode(typed)).toBeNull();
    },
  );
});

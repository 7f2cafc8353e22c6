import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD_SECONDS = 30;
/** Clocks of phones differ: one code before and after the one of now is taken too. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export function makeFactorSecret(): Buffer {
  return Buffer.from(new Secret({ size: 20 }).bytes);
}

/** What an authenticator app reads from a QR code, and the same secret to type. */
export function describeFactor(secret: Buffer, { username, issuer }: { username: string; issuer: string }) {
  const totp = totpOf(secret, { label: username, issuer });
  return { uri: totp.toString(), secret: totp.secret.base32 };
}

/** The time step of a right code; undefined for a wrong one, and for one that is not newer than `lastStep`. */
export function findCodeStep(secret: Buffer, code: string, now: Date, lastStep: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const delta = totpOf(secret).validate({ token: code, timestamp: now.getTime(), window: WINDOW });
  if (delta === null) return undefined;
  const step = Math.floor(now.getTime() / 1000 / PERIOD_SECONDS) + delta;
  return step > lastStep ? step : undefined;
}

/** Ten codes of ten characters, 'abcde-fghjk': each opens once where the phone is lost. */
export function makeRecoveryCodes(): string[] {
  const part = () => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`);
}

/** As the code was given out, however it is typed. */
export function tidyRecoveryCode(typed: string): string {
  const characters = typed.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return `${characters.slice(0, 5)}-${characters.slice(5)}`;
}

function totpOf(secret: Buffer, names: { label?: string; issuer?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}

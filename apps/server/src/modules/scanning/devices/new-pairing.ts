import { randomBytes } from 'node:crypto';
import {
  pairingCodeFrom,
  pairingCodeLifetimeMinutes,
  pairingCodeRandomBytes,
} from '@foyer/domain/scanning/pairing-code.ts';
import { hashToken } from '../../../platform/crypto/secret-token.ts';
import type { NewPairing } from './device.repository.ts';

/** A code for staff to show, once; the database keeps its hash. */
export function newPairing(now: Date): NewPairing & { code: string } {
  const code = pairingCodeFrom(randomBytes(pairingCodeRandomBytes));
  const expiresAt = new Date(now.getTime() + pairingCodeLifetimeMinutes * 60_000);
  return { code, codeHash: hashToken(code), expiresAt };
}

/** What staff see of a new code; it cannot be asked for again. */
export interface ShownPairing {
  deviceId: string;
  code: string;
  expiresAt: Date;
}

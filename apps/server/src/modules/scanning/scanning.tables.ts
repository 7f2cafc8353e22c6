import type { ScanDirection, ScanReason, ScanVerdict } from '@foyer/domain/scanning/scan-verdict.ts';
import type { Generated } from 'kysely';

interface DeviceTable {
  clientId: string;
  id: Generated<string>;
  name: string;
  locationId: string | null;
  pairingHash: Buffer | null;
  pairingExpiresAt: Date | null;
  keyHash: Generated<Buffer | null>;
  pairedAt: Generated<Date | null>;
  revokedAt: Generated<Date | null>;
  lastSeenAt: Generated<Date | null>;
  createdAt: Generated<Date>;
}

interface ScanTable {
  clientId: string;
  id: Generated<string>;
  deviceId: string;
  deviceSequence: number;
  ticketId: string | null;
  code: string;
  direction: ScanDirection;
  at: Date;
  receivedAt: Generated<Date>;
  verdict: ScanVerdict;
  reason: ScanReason;
  firstEntry: boolean;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    device: DeviceTable;
    scan: ScanTable;
  }
}

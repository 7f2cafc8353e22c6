import type { Generated } from 'kysely';

interface AuditEntryTable {
  clientId: string;
  id: Generated<string>;
  at: Generated<Date>;
  actorKind: 'account' | 'admin' | 'device' | 'key' | 'system';
  actorId: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  before: unknown;
  after: unknown;
  personKeyId: string | null;
  sequence: Generated<number | null>;
  hash: Generated<Buffer | null>;
}

interface AuditCheckTable {
  clientId: string;
  id: Generated<string>;
  startedAt: Date;
  finishedAt: Date | null;
  checked: Generated<number>;
  lastHash: Buffer | null;
  total: number;
  brokenAt: number | null;
  brokenEntryId: string | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    auditEntry: AuditEntryTable;
    auditCheck: AuditCheckTable;
  }
}

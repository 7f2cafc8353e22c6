import type { Generated } from 'kysely';

interface WorkerProcessTable {
  clientId: string;
  id: string;
  startedAt: Date;
  seenAt: Generated<Date>;
  version: string;
  busy: number;
  jobs: unknown;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    workerProcess: WorkerProcessTable;
  }
}

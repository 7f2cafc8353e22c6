import type { Generated } from 'kysely';

interface WorkerPauseTable {
  clientId: string;
  pausedAt: Generated<Date>;
  pausedBy: string;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    workerPause: WorkerPauseTable;
  }
}

import type { Generated } from 'kysely';

/** The stays of Admins in clients; rows of the platform. */
interface ActingSessionTable {
  clientId: string;
  id: Generated<string>;
  accountId: string;
  sessionId: string;
  actingClientId: string;
  startedAt: Date;
  endsAt: Date;
  leftAt: Date | null;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    actingSession: ActingSessionTable;
  }
}

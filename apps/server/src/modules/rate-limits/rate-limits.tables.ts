import type { Generated } from 'kysely';

interface LoginAttemptTable {
  clientId: string;
  id: Generated<string>;
  subject: string;
  at: Generated<Date>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    loginAttempt: LoginAttemptTable;
  }
}

import type { RunAccount } from './run-account.ts';

/** Everything that initdb and the postmaster need to know about one cluster. */
export interface Cluster {
  directory: string;
  logFile: string;
  password: string;
  /** The account that PostgreSQL runs under; undefined = the account of this process. */
  account: RunAccount | undefined;
  unsafeFast: boolean;
}

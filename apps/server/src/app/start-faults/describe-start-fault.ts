import { EnvironmentError } from '../../env.ts';
import { UnusableDatabaseError } from '../../platform/database/migrate.ts';
import { WebProcessError } from '../web-processes/web-processes.ts';
import { UnusableDataFolderError } from './data-folder.ts';
import { WrongSecretError } from './wrong-secret.ts';

/** What an operator can put right, by the code of the system or of PostgreSQL. */
const advice: Record<string, string> = {
  ECONNREFUSED:
    'The database does not answer. Start PostgreSQL, or correct the host and port in DATABASE_URL.',
  ETIMEDOUT: 'The database does not answer. Check the network, and the host and port in DATABASE_URL.',
  '28P01': 'The database refuses the password. Correct the user and password in DATABASE_URL.',
  '28000': 'The database refuses this user. Correct DATABASE_URL, or allow the user in pg_hba.conf.',
  '3D000': 'The database does not exist. Create it, or correct its name in DATABASE_URL.',
  '57P03': 'The database is starting or shutting down. Start Foyer again in a moment.',
  EADDRINUSE: 'The port is in use by another program. Stop that program, or choose another PORT.',
  EADDRNOTAVAIL:
    'This machine does not have the address in HOST. Use 127.0.0.1, or 0.0.0.0 for all addresses.',
  ENOTFOUND: 'A host name is unknown. Correct the host in DATABASE_URL or HOST.',
  EAI_AGAIN: 'A host name cannot be looked up. Check the network, and the host in DATABASE_URL or HOST.',
  EACCES:
    'A file cannot be read or written by this account. Start Foyer with the account that owns it, or correct its permissions.',
  EROFS: 'A file cannot be written, because its disk is read-only. Name another folder with FOYER_DATA_DIR.',
  ENOSPC: 'The disk is full. Free some space, or name another folder with FOYER_DATA_DIR.',
};

/** In plain words why the start failed; undefined for a fault of the program, of which the stack tells more. */
export function describeStartFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const isForOperator = [
    EnvironmentError,
    UnusableDatabaseError,
    UnusableDataFolderError,
    WrongSecretError,
    WebProcessError,
  ].some((kind) => error instanceof kind);
  if (isForOperator) return error.message;
  const code = 'code' in error ? String(error.code) : '';
  const known = 'syscall' in error && error.syscall === 'listen' ? listenAdvice(code) : advice[code];
  return known && `Foyer could not start. ${known}${error.message ? `\n(${error.message})` : ''}`;
}

function listenAdvice(code: string): string | undefined {
  if (code === 'EACCES') return 'This account may not use the port. Choose a PORT above 1023.';
  return advice[code];
}

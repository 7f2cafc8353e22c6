import pg from 'pg';

/** PostgreSQL shuts down, has crashed or is starting. */
const endedCodes = new Set(['57P01', '57P02', '57P03']);
/** The statement, or what it waited for, took longer than its role may. */
const TOO_LONG = '57014';
const networkCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']);
/** The driver has no code for these. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** True where a statement was ended by `statement_timeout`: the same call may work when there is less to do. */
export function isStatementTooLong(error: Error): boolean {
  return error instanceof pg.DatabaseError && error.code === TOO_LONG;
}

/** True where the database could not be reached or went away in the middle: the same call may work in a moment. */
export function isDatabaseLost(error: Error): boolean {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (error instanceof pg.DatabaseError) return endedCodes.has(code) || code.startsWith('08');
  return networkCodes.has(code) || words.test(error.message);
}

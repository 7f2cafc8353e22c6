import pg from 'pg';

/**
 * The name of the constraint or unique index that refused a statement, or undefined for any other error.
 * Under row-level security the error's detail is empty, so the name is all there is to go by.
 */
export function findViolatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof pg.DatabaseError) || !error.code?.startsWith('23')) return undefined;
  return error.constraint;
}

/** True where the database gave up a transaction only because of its neighbours: it may be tried again. */
export function isWorthRetrying(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01');
}

/** No UUID, a number or date out of range, a text with a NUL: values that only the database knew to be bad. */
const malformedValueCodes = new Set(['22P02', '22P05', '22003', '22007', '22008', '22021']);

/** True where a value of the request was none of its column's: the caller's mistake, not the server's. */
export function isMalformedValue(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code !== undefined && malformedValueCodes.has(error.code);
}

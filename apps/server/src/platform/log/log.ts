import { pino } from 'pino';

export type Log = pino.Logger;

/**
 * Structured logs. They carry ids, routes and figures, never a name, an address or a code: what is logged of
 * an error is its kind, message and stack; what a visitor typed is not part of any message.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['req.headers', 'email', '*.email', 'password', '*.password', 'token', '*.token'],
      remove: true,
    },
  });
}

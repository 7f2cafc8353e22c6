import { pino } from 'pino';

export type Log = pino.Logger;

/** Lines are written together once they come to so much, or so long after they came: a write each costs more than all else of a line. */
const WRITTEN_TOGETHER_BYTES = 8_192;
const WRITTEN_WITHIN_MS = 100;

// One for all logs of the process, flushed at a normal end; a `kill -9` loses the last tenth of a second of lines.
const output = pino.destination({
  dest: 1,
  sync: false,
  minLength: WRITTEN_TOGETHER_BYTES,
  periodicFlush: WRITTEN_WITHIN_MS,
});

/**
 * Structured logs. They carry ids, routes and figures, never a name, an address or a code: what is logged of
 * an error is its kind, message and stack; what a visitor typed is not part of any message.
 * @param to where the lines go, the process's output unless given.
 */
export function createLog(level: string, to: pino.DestinationStream = output): Log {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: {
        paths: ['req.headers', 'email', '*.email', 'password', '*.password', 'token', '*.token'],
        remove: true,
      },
    },
    to,
  );
}

/** For lines of which each field is known beforehand and none is personal: nothing is looked for in them. */
export const withoutRedaction = (log: Log): Log => log.child({}, { redact: [] });

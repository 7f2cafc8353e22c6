import { createServer } from 'node:net';

/**
 * Below the range that systems give to outgoing connections and to programs that ask for any port (Linux from 32768, others
 * from 49152): such a one could take the port between this answer and the start of what it is meant for.
 */
const OUTSIDE_EPHEMERAL = { first: 10_000, last: 31_999 };
/** Those that this process was given already: a port whose server is still to start looks free. */
const given = new Set<number>();

/** A port of this machine without a server on it, that no other caller in this process is given. */
export async function freePort({ first, last } = OUTSIDE_EPHEMERAL): Promise<number> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const port = first + Math.floor(Math.random() * (last - first + 1));
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${first} to ${last}`);
}

/** On the address of this machine alone. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

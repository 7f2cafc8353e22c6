import { Server } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { FastifyInstance } from 'fastify';

/** How long callers may take to come again and read that their connection ends. */
const LEAVING_MS = 10_000;
const CHECK_MS = 20;

/**
 * Stops serving without a refused request, while other processes serve the same port: takes no new connection, answers what
 * comes over an open one and ends that connection with the answer, and closes when all have gone or had their time.
 */
export async function leaveGently(server: FastifyInstance): Promise<void> {
  // Not the server's own `close`: it also ends connections on which a request may be on its way.
  Server.prototype.close.call(server.server);
  server.server.prependListener('request', (_request, answer) => answer.setHeader('connection', 'close'));
  const countConnections = promisify(server.server.getConnections.bind(server.server));
  const end = performance.now() + LEAVING_MS;
  while ((await countConnections()) > 0 && performance.now() < end) await sleep(CHECK_MS);
  await server.close();
}

import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { RequestsInHand } from './requests-in-hand.ts';

/**
 * Lets a stopping server wait for requests in hand and for nothing else: idle keep-alive and preconnected sockets would
 * delay it for up to a minute and a half. (Node's `closeIdleConnections` leaves those that have asked nothing yet.)
 */
export function endConnectionsOnClose(server: FastifyInstance, inHand: RequestsInHand): void {
  const sockets = new Set<Socket>();
  let closing = false;
  server.server.on('connection', (socket) => {
    if (closing) return socket.destroySoon();
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const endIdle = () => {
    const inUse = new Set(inHand.list().map(({ reply }) => reply.request.raw.socket));
    for (const socket of sockets) if (!inUse.has(socket)) socket.destroySoon();
  };
  server.addHook('preClose', async () => {
    closing = true;
    inHand.onEnd(endIdle);
    endIdle();
  });
}

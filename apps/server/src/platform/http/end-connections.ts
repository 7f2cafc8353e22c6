import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * Lets a stopping server wait for requests in flight and for nothing else: idle keep-alive and preconnected sockets
 * would delay it for up to a minute and a half.
 */
export function endConnectionsOnClose(fastify: FastifyInstance): void {
  const server: Server = fastify.server;
  const requestsInHand = new Map<Socket, number>();
  let closing = false;
  const count = (socket: Socket, change: number) => {
    const inHand = (requestsInHand.get(socket) ?? 0) + change;
    requestsInHand.set(socket, inHand);
    if (closing && inHand === 0) socket.destroySoon();
  };
  server.on('connection', (socket) => {
    socket.once('close', () => requestsInHand.delete(socket));
    count(socket, 0);
  });
  server.on('request', ({ socket }, response) => {
    count(socket, 1);
    response.once('close', () => count(socket, -1));
  });
  fastify.addHook('preClose', async () => {
    closing = true;
    for (const socket of requestsInHand.keys()) count(socket, 0);
  });
}

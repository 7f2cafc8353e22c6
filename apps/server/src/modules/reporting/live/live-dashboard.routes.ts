import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { App } from '../../../platform/app.ts';
import { watchFigures } from './watch-figures.ts';

const EVENTS = 'text/event-stream';
/** The caller comes back with a token and a right that are checked again. */
const TURN_MS = 5 * 60_000;
/** Nothing between the two takes the connection for dead. */
const BEAT_MS = 15_000;

/**
 * Server-sent events (HTML standard, section 9.2): `changed` as soon as the stream hears of changes, and when a sale, a change
 * of an order or a scan has changed the figures of the dashboard. The figures themselves are asked for as ever.
 */
export function liveDashboardRoutes(app: App) {
  return async (server: FastifyInstance): Promise<void> => {
    const open = new Set<Readable>();
    server.addHook('preClose', async () => {
      for (const stream of open) stream.push(null);
    });
    server.get(
      '/v1/dashboard/live',
      {
        compress: false,
        config: { access: { right: ['dashboard', 'access'] }, timeLimitMs: TURN_MS + 10_000 },
      },
      async ({ context, headers }, reply) => {
        // A call that waits for an end would wait minutes for it.
        if (!headers.accept?.includes(EVENTS))
          return reply.status(406).send({ message: `Accept: ${EVENTS}` });
        const stream = new Readable({ read() {} });
        stream.push('retry: 5000\n\n');
        const tell = () => stream.push('event: changed\ndata:\n\n');
        const watching = watchFigures(app, context?.clientId ?? '', tell);
        const beat = setInterval(() => stream.push(': \n\n'), BEAT_MS).unref();
        const end = setTimeout(() => stream.push(null), TURN_MS).unref();
        open.add(stream);
        stream.once('close', () => {
          open.delete(stream);
          watching.stop();
          clearInterval(beat);
          clearTimeout(end);
        });
        reply
          .type(EVENTS)
          .header('cache-control', 'no-store')
          // A proxy that collects answers would send nothing for minutes.
          .header('x-accel-buffering', 'no');
        return reply.send(stream);
      },
    );
  };
}

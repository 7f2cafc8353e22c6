import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';

/** @returns whether this process was so late with what it had to do, on average over the last second. */
export async function measurePressure(
  server: FastifyInstance,
  longestDelayMs: number,
): Promise<() => boolean> {
  let isUnderPressure = () => false;
  // Apart from the routes: the plugin's own hook would look at each request's route.
  await server.register(async (apart) => {
    await apart.register(underPressure, { maxEventLoopDelay: longestDelayMs, exposeStatusRoute: false });
    // Nothing measured in the last second reads as an endless delay: a machine that is busy elsewhere, not this process.
    isUnderPressure = () => apart.isUnderPressure() && Number.isFinite(apart.memoryUsage().eventLoopDelay);
  });
  return () => isUnderPressure();
}

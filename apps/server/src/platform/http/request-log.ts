import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { withoutRedaction } from '../log/log.ts';
import type { RequestSeries } from '../metrics/request-seconds.ts';
import type { RouteFacts } from './route-facts.ts';

/** A request that takes longer is logged by itself, however busy its route is. */
const SLOW_SECONDS = 1;
const SUMMED_MS = 1_000;

/** Requests of one route that were answered alike. */
interface Answered {
  readonly series: RequestSeries;
  readonly route: string;
  readonly method: string;
  readonly status: number;
  /** Of a busy route, since its last line. */
  requests: number;
  seconds: number;
  slowest: number;
}

/**
 * Measures each request and logs it: a line each, and for busy routes a line each second that adds up those answered
 * alike (decision 0106). A line costs as much as the rest of a small answer. Errors of the server and slow requests
 * always have a line of their own, and every request has one at the level `debug`.
 * @returns to be called with each reply that was sent, and how long it took.
 */
export function logRequests(
  server: FastifyInstance,
  app: App,
): (reply: FastifyReply, milliseconds: number) => void {
  const log = withoutRedaction(app.log);
  const tellsAll = log.isLevelEnabled('debug');
  const answered = new Map<RouteFacts, Answered[]>();
  const find = ({ facts, method }: FastifyRequest, { statusCode: status }: FastifyReply): Answered => {
    const ofRoute = answered.get(facts) ?? [];
    for (const one of ofRoute) if (one.status === status && one.method === method) return one;
    const { route } = facts;
    const series = app.metrics.requestSeconds.seriesOf({ method, route, status: `${status}` });
    const made = { series, route, method, status, requests: 0, seconds: 0, slowest: 0 };
    answered.set(facts, [...ofRoute, made]);
    return made;
  };
  const write = () => {
    for (const one of [...answered.values()].flat()) {
      if (one.requests === 0) continue;
      const { series, ...sum } = one;
      log.info(sum, 'requests');
      Object.assign(one, { requests: 0, seconds: 0, slowest: 0 });
    }
  };
  const timer = setInterval(write, SUMMED_MS).unref();
  server.addHook('onClose', async () => {
    clearInterval(timer);
    write();
  });
  return (reply, milliseconds) => {
    const { request } = reply;
    const seconds = milliseconds / 1000;
    const one = find(request, reply);
    one.series.observe(seconds);
    const isSummed = request.facts.isBusy && one.status < 500 && seconds < SLOW_SECONDS;
    if (isSummed) {
      one.requests += 1;
      one.seconds += seconds;
      if (seconds > one.slowest) one.slowest = seconds;
    }
    if (isSummed && !tellsAll) return;
    const { route, method, status } = one;
    log.info({ reqId: request.id, route, method, status, seconds }, 'request');
  };
}

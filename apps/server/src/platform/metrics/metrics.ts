import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  /** Duration in seconds of HTTP requests by route pattern, never by raw path. */
  readonly requestSeconds: Histogram<'method' | 'route' | 'status'>;
  readonly messages: Counter<'bus' | 'type' | 'outcome'>;
  readonly auditDifferences: Gauge<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'foyer_' });
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'foyer_http_request_seconds',
      help: 'Duration of HTTP requests in seconds',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers: [registry],
    }),
    messages: new Counter({
      name: 'foyer_messages_total',
      help: 'Commands and events carried out by a worker',
      labelNames: ['bus', 'type', 'outcome'],
      registers: [registry],
    }),
    auditDifferences: new Gauge({
      name: 'foyer_counter_differences',
      help: 'Counters that differed from what was held and sold at the last audit',
      registers: [registry],
    }),
  };
}

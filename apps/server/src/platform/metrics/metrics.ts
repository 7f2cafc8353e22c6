import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { RequestSeconds } from './request-seconds.ts';

export interface Metrics {
  readonly registry: Registry;
  /** What Prometheus reads: the figures of all processes that serve this port. */
  readonly readAll: () => Promise<string>;
  readonly requestSeconds: RequestSeconds;
  readonly messages: Counter<'bus' | 'type' | 'outcome'>;
  readonly auditDifferences: Gauge<string>;
  readonly ledgerDifferences: Gauge<string>;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, prefix: 'foyer_' });
  return {
    registry,
    readAll: () => registry.metrics(),
    requestSeconds: new RequestSeconds(registry),
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
    ledgerDifferences: new Gauge({
      name: 'foyer_ledger_differences',
      help: 'Recent orders that differed from the ledger at the last audit',
      registers: [registry],
    }),
  };
}

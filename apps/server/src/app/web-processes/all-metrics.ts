import type { Worker } from 'node:cluster';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { FromWeb, ProcessMetrics } from './messages.ts';
import { tell } from './tell.ts';

const PATIENCE_MS = 10_000;

let questions = 0;

/** The figures of this process and of the web processes, added up; those of one that does not answer in time are missing. */
export async function readAllMetrics(registry: Registry, workers: readonly Worker[]): Promise<string> {
  const ofWeb = await Promise.all(workers.map(askForMetrics));
  const known = [await registry.getMetricsAsJSON(), ...ofWeb.filter((metrics) => metrics !== undefined)];
  return AggregatorRegistry.aggregate(known).metrics();
}

async function askForMetrics(worker: Worker): Promise<ProcessMetrics | undefined> {
  questions += 1;
  const question = questions;
  return new Promise((resolve) => {
    const hear = (message: FromWeb) => {
      if (message.kind === 'metrics' && message.question === question) finish(message.metrics);
    };
    const finish = (metrics?: ProcessMetrics) => {
      clearTimeout(patience);
      worker.off('message', hear);
      resolve(metrics);
    };
    const patience = setTimeout(finish, PATIENCE_MS);
    worker.on('message', hear);
    tell(worker, { kind: 'tell-metrics', question });
  });
}

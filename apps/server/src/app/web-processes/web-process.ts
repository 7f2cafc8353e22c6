import cluster from 'node:cluster';
import type { Env } from '../../env.ts';
import { createLog } from '../../platform/log/log.ts';
import { createMetrics, type Metrics } from '../../platform/metrics/metrics.ts';
import { describeStartFault } from '../start-faults/describe-start-fault.ts';
import { leaveGently } from './leave-gently.ts';
import type { FromWeb, ToWeb, WebSettings } from './messages.ts';
import { serveWeb } from './serve-web.ts';

/** Whether this process is one of several that serve one port; the first process has started it. */
export const isWebProcess = (): boolean => cluster.isWorker;

/**
 * One of the web processes: waits for its settings and serves until the first process tells it to stop, or is gone (Node's
 * cluster ends it then).
 */
export function runWebProcess(env: Env): void {
  // Ctrl-C reaches every process of the terminal: the first one decides.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  // Until it listens nothing else keeps it alive (scripts/die-with-parent.js lets go of the channel).
  process.channel?.ref();
  const asked = new Map<number, (text: string) => void>();
  let questions = 0;
  const readAll = () =>
    new Promise<string>((resolve) => {
      questions += 1;
      asked.set(questions, resolve);
      void send({ kind: 'want-metrics', question: questions });
    });
  const metrics = { ...createMetrics(), readAll };
  let serving: ReturnType<typeof serve> | undefined;
  const stop = async (gently: boolean) => {
    const web = await serving;
    if (web) await (gently ? leaveGently(web.server) : web.server.close());
    await web?.pool.end();
    process.exit(0);
  };
  const tellMetrics = async (question: number) =>
    send({ kind: 'metrics', question, metrics: await metrics.registry.getMetricsAsJSON() });
  process.on('message', (message: ToWeb) => {
    switch (message.kind) {
      case 'start':
        serving = serve(env, message.settings, metrics);
        break;
      case 'stop':
        void stop(message.gently);
        break;
      case 'tell-metrics':
        void tellMetrics(message.question);
        break;
      case 'all-metrics':
        asked.get(message.question)?.(message.text);
        asked.delete(message.question);
    }
  });
}

async function serve(env: Env, settings: WebSettings, metrics: Metrics) {
  try {
    const log = createLog(env.LOG_LEVEL);
    const web = await serveWeb({ env, ...settings, log, metrics });
    log.info({ role: 'web' }, 'web process started');
    await send({ kind: 'listening', url: web.url });
    return web;
  } catch (error) {
    const stack = error instanceof Error ? error.stack : error;
    await send({ kind: 'failed', why: describeStartFault(error) ?? String(stack) });
    process.exit(1);
  }
}

/** Once it is on its way: a process that ends takes what it has not sent with it. */
const send = (message: FromWeb): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

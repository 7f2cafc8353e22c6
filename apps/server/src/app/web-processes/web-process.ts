import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../../env.ts';
import { createLog } from '../../platform/log/log.ts';
import { type CreatedApp, createApp } from '../create-app.ts';
import { createServer } from '../create-server.ts';
import { describeStartFault } from '../start-faults/describe-start-fault.ts';
import { leaveGently } from './leave-gently.ts';
import type { FromWeb, ToWeb, WebSettings } from './messages.ts';

/** Whether this process is one of several that serve one port; the first process has started it. */
export const isWebProcess = (): boolean => cluster.isWorker;

interface Serving extends CreatedApp {
  server: FastifyInstance;
}

/**
 * One of the web processes: waits for its settings and serves until the first process tells it to stop, or is gone (Node's
 * cluster ends it then).
 */
export function runWebProcess(env: Env): void {
  // Ctrl-C reaches every process of the terminal: the first one decides.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
  // Until it listens nothing else keeps it alive (scripts/die-with-parent.js lets go of the channel).
  process.channel?.ref();
  let serving: Promise<Serving> | undefined;
  const questions = new Map<number, (text: string) => void>();
  const readAll = () =>
    new Promise<string>((resolve) => {
      const question = questions.size === 0 ? 1 : Math.max(...questions.keys()) + 1;
      questions.set(question, resolve);
      void send({ kind: 'want-metrics', question });
    });
  const answers: { [Kind in ToWeb['kind']]: (message: Extract<ToWeb, { kind: Kind }>) => Promise<unknown> } =
    {
      async start({ settings }) {
        serving = serve(env, settings, readAll);
        await serving.catch(failStart);
      },
      async stop({ gently }) {
        const running = await serving;
        if (running) await (gently ? leaveGently(running.server) : running.server.close());
        await running?.pool.end();
        process.exit(0);
      },
      async 'tell-metrics'({ question }) {
        const metrics = (await (await serving)?.app.metrics.registry.getMetricsAsJSON()) ?? [];
        await send({ kind: 'metrics', question, metrics });
      },
      async 'all-metrics'({ question, text }) {
        questions.get(question)?.(text);
        questions.delete(question);
      },
    };
  process.on('message', (message: ToWeb) => void answers[message.kind](message as never));
}

async function serve(env: Env, settings: WebSettings, readAll: () => Promise<string>): Promise<Serving> {
  const log = createLog(env.LOG_LEVEL);
  const created = createApp({ env, ...settings, role: 'foyer_app', log });
  const app = { ...created.app, metrics: { ...created.app.metrics, readAll } };
  const server = await createServer(app);
  const url = await server.listen({ port: env.PORT, host: env.HOST });
  log.info({ role: 'web', pid: process.pid }, 'web process started');
  await send({ kind: 'listening', url });
  return { app, pool: created.pool, server };
}

async function failStart(error: unknown): Promise<never> {
  const stack = error instanceof Error ? error.stack : error;
  await send({ kind: 'failed', why: describeStartFault(error) ?? String(stack) });
  process.exit(1);
}

/** Once it is on its way: a process that ends takes what it has not sent with it. */
const send = (message: FromWeb): Promise<void> =>
  new Promise((resolve) => process.send?.(message, () => resolve()));

import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { AggregatorRegistry, type Registry } from 'prom-client';
import type { Log } from '../../platform/log/log.ts';
import type { FromWeb, ProcessMetrics, ToWeb, WebSettings } from './messages.ts';

/** A web process could not start; the message says why in plain words. */
export class WebProcessError extends Error {}

interface Options {
  count: number;
  settings: WebSettings;
  log: Log;
  /** Of this process; its figures are added to those of the web processes. */
  registry: Registry;
}

export interface WebProcesses {
  url: string;
  /** Each in its turn is replaced by a new one; no request is refused. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** One that lived so long did not fail because it was started. */
const SETTLED_MS = 10_000;
const METRICS_PATIENCE_MS = 10_000;

/**
 * Web processes that serve one port, by Node's cluster: this process accepts connections and hands them to each in turn. One
 * that dies is replaced, after a pause that grows while they die young. What it held in memory is nothing: orders, carts
 * and jobs are in the database.
 * @throws WebProcessError when the first ones cannot start.
 */
export async function startWebProcesses({ count, settings, log, registry }: Options): Promise<WebProcesses> {
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const leaving = new WeakSet<Worker>();
  let isStopping = false;
  let pauseMs = FIRST_PAUSE_MS;

  async function start(): Promise<string> {
    const worker = cluster.fork();
    const startedAt = performance.now();
    worker.on('message', (message: FromWeb) => {
      if (message.kind !== 'want-metrics') return;
      const { question } = message;
      void readAll(registry).then((text) => tell(worker, { kind: 'all-metrics', question, text }));
    });
    worker.once('exit', (code, signal) => {
      if (isStopping || leaving.has(worker) || !hasStarted) return;
      const isYoung = performance.now() - startedAt < SETTLED_MS;
      pauseMs = isYoung ? Math.min(pauseMs * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
      log.error({ pid: worker.process.pid, code, signal, pauseMs }, 'a web process ended and is replaced');
      void replace();
    });
    // A message to one that has just ended; its end is handled where it is awaited.
    worker.on('error', (error) => log.debug({ err: error }, 'a web process did not hear'));
    let hasStarted = false;
    await once(worker, 'online');
    tell(worker, { kind: 'start', settings });
    const url = await untilListening(worker);
    hasStarted = true;
    return url;
  }

  /** Tries until one serves: a database that is away comes back. */
  async function replace(): Promise<void> {
    while (!isStopping) {
      await sleep(pauseMs);
      if (isStopping) return;
      try {
        await start();
        return;
      } catch (error) {
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
        log.error({ err: error, pauseMs }, 'a web process could not start');
      }
    }
  }

  async function leave(worker: Worker, gently: boolean): Promise<void> {
    leaving.add(worker);
    if (worker.isDead()) return;
    const ended = once(worker, 'exit');
    tell(worker, { kind: 'stop', gently });
    await ended;
  }

  const running = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const stop = async () => {
    isStopping = true;
    await Promise.all(running().map((worker) => leave(worker, false)));
  };
  try {
    const [url = ''] = await Promise.all(Array.from({ length: count }, start));
    let restarting: Promise<void> = Promise.resolve();
    return {
      url,
      stop,
      restart() {
        restarting = restarting.then(async () => {
          log.info('the web processes are replaced one by one');
          for (const worker of running()) {
            if (isStopping) return;
            await start();
            await leave(worker, true);
          }
          log.info('the web processes were replaced');
        });
        return restarting;
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

const tell = (worker: Worker, message: ToWeb): void => {
  // One that has just ended hears nothing; its end is handled where it is awaited.
  if (worker.isConnected()) worker.send(message, () => {});
};

async function untilListening(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWeb) => {
      if (message.kind === 'listening') resolve(message.url);
      if (message.kind === 'failed') reject(new WebProcessError(message.why));
    });
    worker.once('exit', () => reject(new WebProcessError('A web process ended before it served.')));
  });
}

let questions = 0;

/** The figures of all processes as one text; those of one that does not answer in time are missing. */
async function readAll(registry: Registry): Promise<string> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const ofWeb = await Promise.all(workers.map(askForMetrics));
  const known = [await registry.getMetricsAsJSON(), ...ofWeb.filter((metrics) => metrics !== undefined)];
  return AggregatorRegistry.aggregate(known).metrics();
}

async function askForMetrics(worker: Worker): Promise<ProcessMetrics | undefined> {
  questions += 1;
  const question = questions;
  return new Promise((resolve) => {
    const hear = (message: FromWeb) => {
      if (message.kind === 'metrics' && message.question === question) done(message.metrics);
    };
    const done = (metrics?: ProcessMetrics) => {
      clearTimeout(patience);
      worker.off('message', hear);
      resolve(metrics);
    };
    const patience = setTimeout(done, METRICS_PATIENCE_MS);
    worker.on('message', hear);
    tell(worker, { kind: 'tell-metrics', question });
  });
}

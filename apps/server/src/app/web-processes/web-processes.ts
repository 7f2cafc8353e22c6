import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { Log } from '../../platform/log/log.ts';
import { readAllMetrics } from './all-metrics.ts';
import type { FromWeb, WebSettings } from './messages.ts';
import { tell } from './tell.ts';

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
  /** Each in its turn is replaced by a new one; no request is refused. One that cannot be replaced stays. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 30_000;
/** One that lived so long did not fail because it was started. */
const SETTLED_MS = 10_000;

/**
 * Web processes that serve one port, by Node's cluster: each accepts connections by itself. (Handed out in turn, those
 * that were on their way to a process in the moment of its death would wait for ever.) One that dies is replaced, after a pause that grows while they die young. What it held in memory is nothing: orders, carts
 * and jobs are in the database.
 * @throws WebProcessError when the first ones cannot start.
 */
export async function startWebProcesses({ count, settings, log, registry }: Options): Promise<WebProcesses> {
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isStopping = false;
  let pauseMs = FIRST_PAUSE_MS;
  const serving = new Set<Worker>();

  async function start(): Promise<string> {
    const worker = cluster.fork();
    const startedAt = performance.now();
    // A message to one that has just ended; its end is handled where it is awaited.
    worker.on('error', (error) => log.debug({ err: error }, 'a web process did not hear'));
    worker.on('message', (message: FromWeb) => {
      if (message.kind === 'want-metrics') void answerMetrics(worker, message.question);
    });
    tell(worker, { kind: 'start', settings });
    const url = await untilListening(worker);
    serving.add(worker);
    worker.once('exit', (code, signal) => {
      if (!serving.delete(worker) || isStopping) return;
      const isYoung = performance.now() - startedAt < SETTLED_MS;
      pauseMs = isYoung ? Math.min(pauseMs * 2, LONGEST_PAUSE_MS) : FIRST_PAUSE_MS;
      log.error({ ended: worker.process.pid, code, signal, pauseMs }, 'a web process ended and is replaced');
      void replace();
    });
    return url;
  }

  async function answerMetrics(worker: Worker, question: number): Promise<void> {
    const text = await readAllMetrics(registry, [...serving]);
    tell(worker, { kind: 'all-metrics', question, text });
  }

  /** Tries until enough of them serve: a database that is away comes back. */
  async function replace(): Promise<void> {
    for (;;) {
      await sleep(pauseMs);
      if (isStopping || serving.size >= count) return;
      try {
        await start();
      } catch (error) {
        pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
        log.error({ err: error, pauseMs }, 'a web process could not start');
      }
    }
  }

  async function leave(worker: Worker, gently: boolean): Promise<void> {
    serving.delete(worker);
    if (worker.isDead()) return;
    const ended = once(worker.process, 'exit');
    tell(worker, { kind: 'stop', gently });
    await ended;
  }

  async function replaceEach(): Promise<void> {
    log.info('the web processes are replaced one by one');
    for (const worker of [...serving]) {
      if (isStopping) return;
      // One that has ended meanwhile was replaced by then.
      if (!serving.has(worker)) continue;
      await start();
      await leave(worker, true);
    }
    log.info('the web processes were replaced');
  }

  const stop = async () => {
    isStopping = true;
    const all = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(all.map((worker) => leave(worker, false)));
  };
  try {
    const [url = ''] = await Promise.all(Array.from({ length: count }, start));
    let restarting = Promise.resolve();
    const restart = () => {
      restarting = restarting
        .then(replaceEach)
        .catch((error) =>
          log.error({ err: error }, 'a web process could not be replaced: the old one stays'),
        );
      return restarting;
    };
    return { url, stop, restart };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function untilListening(worker: Worker): Promise<string> {
  return new Promise((resolve, reject) => {
    worker.on('message', (message: FromWeb) => {
      if (message.kind === 'listening') resolve(message.url);
      if (message.kind === 'failed') reject(new WebProcessError(message.why));
    });
    worker.once('exit', () => reject(new WebProcessError('A web process ended before it served.')));
  });
}

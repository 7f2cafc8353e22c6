import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@foyer/server/platform/free-port.ts';
import { nodeFlags } from '../../../scripts/node-flags.js';

const program = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
/** Node keeps there what it has made of the program's files: a start without it takes nearly twice as long. */
export const compileCache = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));
const START_PATIENCE_MS = 150_000;

/** How a start differs from the usual one. */
export interface ServerStart {
  choosePort?: () => Promise<number>;
  /** Until it must be ready: milliseconds. A first start makes a database and its demonstration before it is. */
  patienceMs?: number;
}
/** A program that took the port, or a server that hangs, may never answer. */
const READY_ANSWER_MS = 10_000;

/** The server as it runs in production: a process of its own, reached over HTTP only. */
export interface ServerProcess {
  url: string;
  port: number;
  pid: number;
  /** From its start until it answered: milliseconds. */
  startedInMs: number;
  /** Everything that it has printed so far, its log included. */
  output(): string;
  /** SIGTERM, as an operator stops it. @returns its exit code, null when a signal ended it. */
  stop(): Promise<number | null>;
  /** SIGKILL: no chance to finish anything. */
  kill(): Promise<void>;
  /** Whether it ended without a chance to stop what it had started. */
  wasKilled(): boolean;
}

/**
 * Starts apps/server/src/main.ts with these settings and nothing of this process's environment, and waits until it
 * is ready. It dies with this process, so that an interrupted test leaves no server behind. Without a PORT it chooses
 * one. It starts once more, and says so, when another program took that port first or the server is not ready in its
 * time, two and a half minutes, which only a machine in distress needs.
 * @throws with what it printed when it ends instead, or is not ready the second time.
 */
export async function startServerProcess(
  settings: Record<string, string>,
  { choosePort = freePort, patienceMs = START_PATIENCE_MS }: ServerStart = {},
): Promise<ServerProcess> {
  if (settings.PORT) return startOn(Number(settings.PORT), settings, patienceMs);
  return startOn(await choosePort(), settings, patienceMs).catch(async (error: Error) => {
    if (!/The port is in use|not ready in time/.test(error.message)) throw error;
    process.stderr.write(`A server of a test is started once more: ${error.message}\n`);
    return startOn(await choosePort(), settings, patienceMs);
  });
}

async function startOn(
  port: number,
  settings: Record<string, string>,
  patienceMs: number,
): Promise<ServerProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...nodeFlags, program], {
    env: {
      NODE_COMPILE_CACHE: compileCache,
      FOYER_DEMO: '0',
      FOYER_WEB_PROCESSES: '1',
      ...settings,
      PORT: String(port),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  const output = () => chunks.join('');
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (!hasExited()) child.kill(signal);
    return ended;
  };

  const url = `http://127.0.0.1:${port}`;
  const readiness =
    settings.FOYER_ROLE === 'worker'
      ? async () => (output().includes('foyer started') ? 'ready' : 'not started')
      : () => askReadiness(url);
  let state = '';
  while (state !== 'ready') {
    state = await Promise.race([readiness(), ended.then(() => 'ended')]);
    if (hasExited()) throw new Error(`The server ended before it was ready:\n${output()}`);
    if (state !== 'ready' && performance.now() - startedAt > patienceMs) {
      await end('SIGKILL');
      throw new Error(`The server was not ready in time (last: ${state}):\n${output()}`);
    }
    if (state !== 'ready') await sleep(25);
  }
  return {
    url,
    port,
    pid: child.pid ?? 0,
    startedInMs: Math.round(performance.now() - startedAt),
    output,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    wasKilled: () => child.signalCode !== null,
  };
}

/** @returns 'ready', or why it is not. */
async function askReadiness(url: string): Promise<string> {
  try {
    const { ok, status } = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(READY_ANSWER_MS) });
    return ok ? 'ready' : `status ${status}`;
  } catch (error) {
    const { name, cause } = error as Error;
    return `${name} ${(cause as NodeJS.ErrnoException | undefined)?.code ?? ''}`;
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const program = fileURLToPath(new URL('../../../apps/server/src/main.ts', import.meta.url));
const dieWithParent = new URL('../../../scripts/die-with-parent.js', import.meta.url).href;
/** Node keeps there what it has made of the program's files: a start without it takes nearly twice as long. */
export const compileCache = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url));
const START_PATIENCE_MS = 300_000;

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
 * one, and once more when another program took that one first.
 * @throws with what it printed when it ends instead, or is not ready in five minutes, which only a machine in distress needs.
 */
export async function startServerProcess(
  settings: Record<string, string>,
  choosePort: () => Promise<number> = freePort,
): Promise<ServerProcess> {
  if (settings.PORT) return startOn(Number(settings.PORT), settings);
  return startOn(await choosePort(), settings).catch(async (error: Error) => {
    if (!error.message.includes('The port is in use')) throw error;
    return startOn(await choosePort(), settings);
  });
}

async function startOn(port: number, settings: Record<string, string>): Promise<ServerProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--import', dieWithParent, program], {
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
  const isReady = settings.FOYER_ROLE === 'worker' ? () => output().includes('foyer started') : ready(url);
  // A program that took its port instead may never answer.
  while (!(await Promise.race([isReady(), ended.then(() => false)]))) {
    if (hasExited()) throw new Error(`The server ended before it was ready:\n${output()}`);
    if (performance.now() - startedAt > START_PATIENCE_MS) {
      await end('SIGKILL');
      throw new Error(`The server was not ready in time:\n${output()}`);
    }
    await sleep(25);
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

function ready(url: string): () => Promise<boolean> {
  return () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
}

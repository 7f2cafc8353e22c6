import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '@foyer/server/platform/free-port.ts';
import { makeTemporaryFolder } from '@foyer/testkit/temporary-folders.ts';

const repository = fileURLToPath(new URL('../..', import.meta.url));
/** The first start makes a year of visitors; a busy machine takes longer. */
const PATIENCE_MS = 300_000;

/** Foyer as a stranger starts it, and what the stranger then reads on the screen. */
export interface StartedByCommand {
  /** All that was printed. */
  said: string;
  stop(): Promise<void>;
}

/**
 * Runs the command of the README on an empty data folder and waits until it has printed the sign-ins.
 * @throws with what it printed, when it ends instead.
 */
export async function startByCommand(settings: Record<string, string> = {}): Promise<StartedByCommand> {
  const child: ChildProcess = spawn('npm', ['start'], {
    cwd: repository,
    env: {
      ...process.env,
      PORT: `${await freePort()}`,
      FOYER_DATA_DIR: makeTemporaryFolder('stranger'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: 600_000,
  });
  const ended = once(child, 'exit');
  let said = '';
  const { promise: printed, resolve: isPrinted } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      said += chunk;
      if (said.includes('password: ')) isPrinted();
    });
  }
  const waited = AbortSignal.timeout(PATIENCE_MS);
  await Promise.race([printed, ended, once(waited, 'abort')]);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM');
    await ended;
  };
  if (!said.includes('password: ')) {
    await stop();
    throw new Error(`npm start did not print the sign-ins:\n${said}`);
  }
  return { said, stop };
}

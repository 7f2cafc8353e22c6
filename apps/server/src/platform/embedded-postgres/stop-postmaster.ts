import { setTimeout as sleep } from 'node:timers/promises';
import { isProcessAlive } from './process-identity.ts';

const FAST_SHUTDOWN_MS = 20_000;

/** Fast shutdown (SIGINT: transactions are rolled back, a checkpoint is written); if that hangs, immediate. */
export async function stopPostmaster(pid: number): Promise<void> {
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!isProcessAlive(pid)) return;
    process.kill(pid, signal);
    const deadline = Date.now() + FAST_SHUTDOWN_MS;
    while (isProcessAlive(pid) && Date.now() < deadline) await sleep(15);
  }
}

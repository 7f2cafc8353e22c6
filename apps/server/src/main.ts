import { describeStartFault } from './app/start-faults/describe-start-fault.ts';
import { startProcess } from './app/start-process.ts';
import { isWebProcess, runWebProcess } from './app/web-processes/web-process.ts';
import { readEnv } from './env.ts';

if (isWebProcess()) runWebProcess(readEnv());
else await runFirstProcess();

async function runFirstProcess(): Promise<void> {
  try {
    const starting = startProcess(readEnv());
    let stopping = false;
    const end = async () => {
      if (stopping) return;
      stopping = true;
      await (await starting).stop();
      process.exit(0);
    };
    // From the first moment on: a signal that comes while it starts must not leave PostgreSQL behind.
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
    // A rolling restart. (SIGHUP says that the terminal was closed.) Windows has no such signal.
    if (process.platform !== 'win32') process.on('SIGUSR2', async () => (await starting).restart());
    await starting;
  } catch (error) {
    // What the operator can put right is said without a stack.
    const stack = error instanceof Error ? error.stack : String(error);
    process.stderr.write(`${describeStartFault(error) ?? stack}\n`);
    process.exit(1);
  }
}

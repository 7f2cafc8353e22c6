import { startProcess } from './app/start-process.ts';
import { EnvironmentError, readEnv } from './env.ts';
import { UnusableDatabaseError } from './platform/database/migrate.ts';

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
  await starting;
} catch (error) {
  // What the operator can put right is said without a stack.
  const isForOperator = error instanceof EnvironmentError || error instanceof UnusableDatabaseError;
  const stack = error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${isForOperator ? error.message : stack}\n`);
  process.exit(1);
}

import { type SpawnOptions, spawn } from 'node:child_process';
import { inRepository, repositoryRoot } from './repository.ts';

/**
 * Runs one of the packages' programs with this Node; answers its exit code (1 when a signal ended it). A signal to
 * this process is passed to the program, and both end.
 */
export function runProgram(script: string, args: string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRepository(script), ...args], {
      cwd: repositoryRoot,
      stdio: 'inherit',
      ...options,
    });
    const endBoth = (signal: NodeJS.Signals) => {
      child.once('exit', () => process.exit(1));
      child.kill(signal);
    };
    process.once('SIGINT', endBoth).once('SIGTERM', endBoth);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.off('SIGINT', endBoth).off('SIGTERM', endBoth);
      resolve(code ?? 1);
    });
  });
}

import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.js';
import { nodeFlags } from './node-flags.js';

// Windows knows no SIGUSR2.
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', ...(process.platform === 'win32' ? [] : ['SIGUSR2'])];
const NEEDED_MAJOR = 24;

/** The Node of the packages; where there is none for this platform (a Mac), the machine's own if new enough. */
function findProjectNode() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  const packaged = path.join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', program);
  if (existsSync(packaged)) return packaged;
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return process.execPath;
  console.error(
    `Foyer brings no Node for ${process.platform} ${process.arch}: install Node ${NEEDED_MAJOR} or newer.`,
  );
  process.exit(1);
}

/** Runs a TypeScript file; ends this process with its code when it fails. */
export async function runToEnd(entry, args) {
  const { code, signal } = await run(entry, args);
  if (signal) process.kill(process.pid, signal);
  if (code !== 0) process.exit(code ?? 1);
}

/** Runs a TypeScript file and ends as it ends: with its exit code, or by its signal. */
export async function runUntilStopped(entry, args) {
  await runToEnd(entry, args);
  process.exit(0);
}

function run(entry, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(findProjectNode(), [...nodeFlags, path.resolve(root, entry), ...args], {
      cwd: root,
      // What was read and stripped of its types once is not read again: a third of a start.
      env: { NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'compiled'), ...process.env },
      // The channel closes for the child when this process is killed without a chance to pass a signal on.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    const forward = (signal) => child.kill(signal);
    for (const signal of SIGNALS) process.on(signal, forward);
    const watch = watchParent(() => child.kill('SIGTERM'));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      for (const name of SIGNALS) process.off(name, forward);
      resolve({ code, signal });
    });
  });
}

/** Killing npm outright must not leave the server behind; a shell that ends first may. */
function watchParent(onGone) {
  if (!process.env.npm_lifecycle_event || process.platform === 'win32') return undefined;
  const ancestors = describeAncestors();
  return setInterval(() => {
    if (describeAncestors() !== ancestors) onGone();
  }, 250);
}

/** npm runs a script through a shell, which outlives it: on Linux the shell's own parent is watched too. */
function describeAncestors() {
  try {
    const shell = readFileSync(`/proc/${process.ppid}/stat`, 'utf8');
    return `${process.ppid} ${shell.split(') ').pop()?.split(' ')[1]}`;
  } catch {
    return `${process.ppid}`;
  }
}

// Everything in here must run on a bare Node 20.19 without a single package.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withExclusiveLock } from './exclusive-lock.js';

export const root = path.dirname(import.meta.dirname);

const lockfile = path.join(root, 'package-lock.json');
const stampFile = path.join(root, 'node_modules', '.foyer-installed');

/** Installs the packages unless node_modules already holds what the lockfile says. */
export async function ensureInstalled() {
  if (isStamped()) return;
  await withExclusiveLock(path.join(root, '.foyer', 'install.lock'), () => {
    // Another command may have installed while this one waited for the lock.
    if (isStamped()) return;
    if (!holdsWhatLockfileSays()) installPackages();
    writeFileSync(stampFile, fingerprint());
  });
}

function isStamped() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === fingerprint();
}

/** The platform counts too: a folder shared with a container needs other binaries in each. */
function fingerprint() {
  const content = createHash('sha256').update(readFileSync(lockfile)).digest('hex');
  return `${content} ${process.platform} ${process.arch}\n`;
}

/** True after a developer's own `npm install`: nothing has to be fetched again. */
function holdsWhatLockfileSays() {
  const installedFile = path.join(root, 'node_modules', '.package-lock.json');
  if (existsSync(stampFile) && !readFileSync(stampFile, 'utf8').endsWith(fingerprint().slice(65)))
    return false;
  if (!existsSync(installedFile)) return false;
  const wanted = JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  const installed = JSON.parse(readFileSync(installedFile, 'utf8')).packages;
  return Object.entries(wanted).every(([place, { version, optional, link }]) => {
    if (!place.startsWith('node_modules/') || optional) return true;
    return installed[place] !== undefined && (link || installed[place].version === version);
  });
}

function installPackages() {
  console.error('Installing packages, once ...');
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const { status, error } = runNpm(args);
  if (error) console.error(`npm could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
}

function runNpm(args) {
  // The messages of npm belong to the person, not into the output of the command that was run.
  const options = { cwd: root, stdio: ['ignore', 2, 2] };
  const npmScript = process.env.npm_execpath;
  if (npmScript?.endsWith('.js')) return spawnSync(process.execPath, [npmScript, ...args], options);
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
}

// Runs on a bare Node 20.19, like install.js.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Does `work` while no other process does: two commands in one fresh clone install and build once. */
export async function withExclusiveLock(lockFile, work) {
  mkdirSync(path.dirname(lockFile), { recursive: true });
  let told = false;
  while (!take(lockFile)) {
    if (!told) console.error('Waiting for another command that prepares this folder ...');
    told = true;
    await sleep(200);
  }
  const giveBack = () => rmSync(lockFile, { force: true });
  process.once('exit', giveBack);
  try {
    await work();
  } finally {
    giveBack();
    process.off('exit', giveBack);
  }
}

function take(lockFile) {
  try {
    writeFileSync(lockFile, `${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  }
  // A command that was killed leaves its lock behind.
  const holder = read(lockFile);
  if (holder !== '' && !isAlive(Number(holder)) && read(lockFile) === holder)
    rmSync(lockFile, { force: true });
  return false;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

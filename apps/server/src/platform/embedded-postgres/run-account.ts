import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface RunAccount {
  name: string;
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

/**
 * PostgreSQL refuses to run as root, so root lends it a weaker account: `postgres`, else `nobody`. Undefined = this
 * process is not root and PostgreSQL runs under its own account.
 */
export function chooseRunAccount(
  currentUid = process.getuid?.(),
  readAccounts = () => readFileSync('/etc/passwd', 'utf8'),
): RunAccount | undefined {
  if (currentUid !== 0) return undefined;
  const accounts = readAccounts()
    .split('\n')
    .map((line) => line.split(':'));
  for (const candidate of CANDIDATES) {
    const fields = accounts.find(([name]) => name === candidate);
    if (fields) return { name: candidate, uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error('PostgreSQL cannot run as root, and this machine has no account "postgres" or "nobody"');
}

/** Whether the account may walk through every folder above `target` (a clone under /root usually says no). */
export function isReachable(target: string, account: RunAccount): boolean {
  for (let folder = path.dirname(target); ; folder = path.dirname(folder)) {
    const { mode, uid, gid } = statSync(folder);
    const executeBit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if ((mode & executeBit) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

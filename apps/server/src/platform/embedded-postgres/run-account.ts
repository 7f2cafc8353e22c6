import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface RunAccount {
  name: string;
  uid: number;
  gid: number;
}

const CANDIDATES = ['postgres', 'nobody'];

/** The data folder: its owner, and whether its cluster was made already. */
export interface DataFolder {
  uid: number;
  gid: number;
  hasCluster: boolean;
}

/**
 * PostgreSQL refuses to run as root, so root lends it a weaker account: the owner of the data folder, so that the folder
 * stays with the user it belongs to; in a folder of root the first of `CANDIDATES` that this machine has. Undefined =
 * this process is not root, and PostgreSQL runs under its own account.
 */
export function chooseRunAccount(
  currentUid = process.getuid?.(),
  readAccounts = () => readFileSync('/etc/passwd', 'utf8'),
  folder: DataFolder = { uid: 0, gid: 0, hasCluster: false },
): RunAccount | undefined {
  if (currentUid !== 0) return undefined;
  const accounts = readAccounts()
    .split('\n')
    .map((line) => line.split(':'));
  if (folder.uid !== 0) {
    const [name] = accounts.find((fields) => Number(fields[2]) === folder.uid) ?? [];
    // Only initdb needs an account with a name.
    if (name || folder.hasCluster) {
      return { name: name ?? String(folder.uid), uid: folder.uid, gid: folder.gid };
    }
  }
  for (const candidate of CANDIDATES) {
    const fields = accounts.find(([name]) => name === candidate);
    if (fields) return { name: candidate, uid: Number(fields[2]), gid: Number(fields[3]) };
  }
  throw new Error('PostgreSQL cannot run as root, and this machine has no account "postgres" or "nobody"');
}

/** Reads what `chooseRunAccount` has to know of the data folder. */
export function readDataFolder(dataDir: string): DataFolder {
  const { uid, gid } = statSync(dataDir);
  return { uid, gid, hasCluster: existsSync(path.join(dataDir, 'postgres', 'PG_VERSION')) };
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

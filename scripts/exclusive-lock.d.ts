/** Does `work` while no other process that names the same lock file does; a dead holder's lock is taken over. */
export function withExclusiveLock(lockFile: string, work: () => void | Promise<void>): Promise<void>;

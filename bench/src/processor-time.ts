import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';

/** Linux counts a process's time in hundredths of a second, whatever the machine (USER_HZ). */
const MICROSECONDS_OF_TICK = 10_000;

/**
 * Processor time so far, in microseconds, of a process, its children and its ended children. It is the same on a quiet and
 * on a busy machine, unlike a rate. Undefined where the system does not tell (other than Linux).
 */
export function processorTime(parent: number): number | undefined {
  const isOfParent = (pid: number) => pid === parent || parentOf(pid) === parent;
  const ticks = listProcesses()
    .filter(isOfParent)
    // A child that has ended since the list was made is counted by its parent.
    .map((pid) => (readStat(pid) ?? []).slice(11, 15).reduce((sum, field) => sum + Number(field), 0));
  return ticks.length > 0 ? ticks.reduce((sum, one) => sum + one) * MICROSECONDS_OF_TICK : undefined;
}

/** The process that has started those of each connection. */
export async function postmasterOf({ owner }: DatabaseAccess): Promise<number> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  return parentOf(rows[0]?.pid ?? 0);
}

const parentOf = (pid: number) => Number(readStat(pid)?.[1]);

function listProcesses(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Boolean);
  } catch {
    return [];
  }
}

/** The fields after the name, which may hold blanks and brackets: state, parent, ... */
function readStat(pid: number): string[] | undefined {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ');
  } catch {
    return undefined;
  }
}

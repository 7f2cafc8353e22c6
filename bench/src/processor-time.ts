import { readdirSync, readFileSync } from 'node:fs';
import type { DatabaseAccess } from '@foyer/testkit/database/database-access.ts';

/** Linux counts a process's time in hundredths of a second, whatever the machine (USER_HZ). */
const MICROSECONDS_OF_TICK = 10_000;

/**
 * Processor time so far, in microseconds, of these processes and of their ended children. It is the same on a quiet and
 * on a busy machine, unlike a rate. Undefined where the system does not tell (other than Linux).
 */
export function processorTime(pids: readonly number[]): number | undefined {
  let ticks = 0;
  for (const pid of pids) {
    const fields = readStat(pid);
    if (!fields) return undefined;
    ticks += fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  }
  return ticks * MICROSECONDS_OF_TICK;
}

/** The processes of a PostgreSQL server: its postmaster and those that it has started. */
export async function postgresProcesses({ owner }: DatabaseAccess): Promise<number[]> {
  const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
  const parentOf = (pid: number) => Number(readStat(pid)?.[1]);
  const postmaster = parentOf(rows[0]?.pid ?? 0);
  const isOfPostmaster = (pid: number) => pid === postmaster || parentOf(pid) === postmaster;
  return listProcesses().filter(isOfPostmaster);
}

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

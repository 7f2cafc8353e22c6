import { readFileSync } from 'node:fs';

/** True while a process of this number runs, whatever its owner; a zombie counts as ended. */
export function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  return readProcessStatus(pid)?.state !== 'Z';
}

/** Process numbers are used again, above all in containers; on Linux the start time tells two apart. */
export function describeProcess(pid: number): string {
  return `${pid} ${readProcessStatus(pid)?.startedAtTicks ?? ''}`.trim();
}

/** Linux only. The process's name in `stat` may hold spaces, so the fields are counted from behind it. */
function readProcessStatus(pid: number): { state: string; startedAtTicks: string } | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ') ?? [];
    return { state: fields[0] ?? '', startedAtTicks: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

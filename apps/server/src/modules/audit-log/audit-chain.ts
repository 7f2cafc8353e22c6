import { createHash } from 'node:crypto';

/** What of an entry is sealed: every column that the application may write. */
export interface SealedEntry {
  id: string;
  at: string;
  actorKind: string;
  actorId: string | null;
  action: string;
  entity: string;
  entityId: string | null;
  before: unknown;
  after: unknown;
}

/**
 * The hash of an entry in its client's chain: over the hash of the one before, its sequence and its content
 * with keys in a fixed order, so that an entry changed, removed or put in between is found.
 */
export function chainHash(previous: Buffer | null, sequence: number, entry: SealedEntry): Buffer {
  return createHash('sha256')
    .update(previous ?? '')
    .update(`\n${sequence}\n`)
    .update(canonical(entry))
    .digest();
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}

import type { Database } from '../../platform/database/database.ts';
import { countUnsealed, listAuditedClients, listSealed } from './audit.repository.ts';
import { chainHash } from './audit-chain.ts';

const PAGE = 2000;

export interface ChainReport {
  subdomain: string;
  entries: number;
  unsealed: number;
  /** The sequence of the first entry that does not fit the one before; undefined = unbroken. */
  brokenAt?: number;
}

/** Recomputes the chain of every client from its first entry. Needs the worker role, which sees all clients. */
export async function verifyAudit(db: Database): Promise<ChainReport[]> {
  const reports: ChainReport[] = [];
  for (const client of await listAuditedClients(db)) {
    reports.push({ subdomain: client.subdomain, ...(await verifyChain(db, client.id)) });
  }
  return reports;
}

async function verifyChain(db: Database, clientId: string): Promise<Omit<ChainReport, 'subdomain'>> {
  const unsealed = await countUnsealed(db, clientId);
  let sequence = 0;
  let previous: Buffer | null = null;
  for (;;) {
    const page = await listSealed(db, clientId, sequence, PAGE);
    for (const { sequence: stored, hash, ...entry } of page) {
      const expected = chainHash(previous, sequence + 1, entry);
      if (stored !== sequence + 1 || !hash?.equals(expected))
        return { entries: sequence, unsealed, brokenAt: sequence + 1 };
      sequence += 1;
      previous = hash;
    }
    if (page.length < PAGE) return { entries: sequence, unsealed };
  }
}

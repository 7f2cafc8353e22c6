import type { App } from '../../platform/app.ts';
import { eachClientOnItsOwn } from '../../platform/outbox/each-on-its-own.ts';
import { findChainEnd, listClientsToSeal, listUnsealed, lockChain, sealEntry } from './audit.repository.ts';
import { chainHash } from './audit-chain.ts';

const BATCH = 500;

/** Gives new entries their sequence and the hash that ties each to the one before; one chain per client. */
export async function sealAudit(app: App): Promise<void> {
  const clientIds = await listClientsToSeal(app.db);
  await eachClientOnItsOwn(app, clientIds, 'the audit log of a client was not sealed', async (clientId) => {
    while ((await sealBatch(app, clientId)) === BATCH);
  });
}

async function sealBatch(app: App, clientId: string): Promise<number> {
  return app.db.transaction().execute(async (tx) => {
    await lockChain(tx, clientId);
    const end = await findChainEnd(tx, clientId);
    let sequence = end?.sequence ?? 0;
    let previous = end?.hash ?? null;
    const entries = await listUnsealed(tx, clientId, BATCH);
    for (const { sequence: _none, hash: _empty, ...entry } of entries) {
      sequence += 1;
      previous = chainHash(previous, sequence, entry);
      await sealEntry(tx, clientId, entry.id, sequence, previous);
    }
    return entries.length;
  });
}

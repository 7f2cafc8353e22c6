import { sql } from 'kysely';
import type { ClientScope } from '../../platform/database/database.ts';
import type { BotProof } from './bot-challenge.ts';

/**
 * Spends proofs, each once in all processes.
 * @returns the digests, in hex, of those that were not spent before.
 */
export async function spendBotProofs(
  { clientId, tx }: ClientScope,
  proofs: readonly BotProof[],
): Promise<Set<string>> {
  if (proofs.length === 0) return new Set();
  const { rows } = await sql<{ digest: Buffer }>`insert into bot_proof (client_id, digest, expires_at)
    select distinct on (digest) ${clientId}::uuid, digest, expires_at
    from unnest(${proofs.map(({ digest }) => digest)}::bytea[],
      ${proofs.map(({ expiresAt }) => expiresAt)}::timestamptz[]) as sent (digest, expires_at)
    order by digest
    on conflict do nothing returning digest`.execute(tx);
  return new Set(rows.map(({ digest }) => digest.toString('hex')));
}

/** Of all clients. */
export async function deleteProofsExpired({ tx }: Pick<ClientScope, 'tx'>, at: Date): Promise<void> {
  await tx.deleteFrom('botProof').where('expiresAt', '<=', at).execute();
}

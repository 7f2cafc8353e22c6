import type { ClientScope } from '../../platform/database/database.ts';
import type { BotProof } from './bot-challenge.ts';
import { spendBotProofs } from './bot-proof.repository.ts';

/**
 * The requests that have a proof of work which was not used before, in this transaction nor in any other; of several with
 * the same one the first.
 */
export async function keepProven<Asked extends { proof: BotProof | null }>(
  scope: ClientScope,
  requests: readonly Asked[],
): Promise<Set<Asked>> {
  const fresh = await spendBotProofs(
    scope,
    requests.flatMap(({ proof }) => proof ?? []),
  );
  const proven = requests.filter(({ proof }) => proof !== null && fresh.delete(proof.digest.toString('hex')));
  return new Set(proven);
}

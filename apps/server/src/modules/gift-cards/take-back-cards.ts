import { codeOfAccount } from '@foyer/domain/ledger/ledger-account.ts';
import type { Posting } from '@foyer/domain/ledger/posting.ts';
import { ok, type Result, refused } from '@foyer/domain/result/result.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { changeCardCounter } from './card-counter.repository.ts';
import { lockGiftCard, updateGiftCard } from './gift-card.repository.ts';
import { passMailOn } from './gift-tickets/present.repository.ts';
import { insertMovement } from './movement.repository.ts';

/**
 * Blocks cards whose sale is cancelled, and takes off them what goes back to their buyer, in the transaction of the change
 * of their order. @param posting of the change: what it takes of each card. Refusal: `gift-card-balance-too-low`
 * where an order used of it meanwhile.
 */
export async function takeBackCards(
  scope: ClientScope,
  cardIds: readonly string[],
  posting: Posting | undefined,
  at: Date,
): Promise<Result<void>> {
  for (const id of cardIds.toSorted()) {
    const card = await lockGiftCard(scope, id);
    const account = codeOfAccount({ kind: 'gift-cards', codeId: id });
    const entry = posting?.entries.find((one) => codeOfAccount(one.account) === account);
    if (posting && entry) {
      if (!(await changeCardCounter(scope, id, -entry.amountMinor)))
        return refused({ code: 'gift-card-balance-too-low' });
      const kind = posting.kind === 'cancellation' ? 'cancellation' : 'change';
      await insertMovement(scope, {
        id: posting.causeId,
        giftCardId: id,
        kind,
        at,
        byName: '',
        reason: '',
      });
    }
    if (card.blockedAt === null) await updateGiftCard(scope, id, { blockedAt: at });
    if (card.ticketTypeId !== null && card.sentAt === null) await passMailOn(scope, card);
  }
  return ok(undefined);
}

import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, refuseStale, writeAudit } from '../audit-log/index.ts';
import { type GiftCard, lockGiftCard, updateGiftCard } from './gift-card.repository.ts';
import { requireGiftCardRight } from './require-gift-card-right.ts';

/**
 * Blocks a card that was lost or stolen, or opens it again. From then on it pays for nothing; what is on it stays owed. A cart
 * that holds some of it already may still be paid. @param seenVersion as `refuseStale`.
 */
export async function blockGiftCard(
  context: RequestContext,
  id: string,
  isBlocked: boolean,
  seenVersion?: number | null,
): Promise<GiftCard> {
  requireGiftCardRight(context, 'edit');
  return context.inClient(async (scope) => {
    const before = await lockGiftCard(scope, id);
    await refuseStale(scope, 'gift-card', before, seenVersion);
    if ((before.blockedAt !== null) === isBlocked) return before;
    const after = await updateGiftCard(scope, id, { blockedAt: isBlocked ? context.app.clock() : null });
    await writeAudit(scope, actorOf(context), {
      action: isBlocked ? 'block-gift-card' : 'unblock-gift-card',
      entity: 'gift-card',
      entityId: id,
      before: { isBlocked: !isBlocked },
      after: { isBlocked },
    });
    return after;
  });
}

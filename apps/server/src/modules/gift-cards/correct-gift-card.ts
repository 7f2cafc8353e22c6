import { giftCardCorrectionInput } from '@foyer/domain/gift-cards/gift-card-input.ts';
import { postCardCorrected } from '@foyer/domain/ledger/post-codes.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { makeId } from '../../platform/crypto/make-id.ts';
import { RefusedError, valueOrThrow } from '../../platform/errors.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import { actorOf, writeAudit } from '../audit-log/index.ts';
import { postToLedger } from '../ledger/index.ts';
import { changeCardCounter } from './card-counter.repository.ts';
import { type GiftCard, lockGiftCard } from './gift-card.repository.ts';
import { getBalance, insertMovement } from './movement.repository.ts';
import { requireGiftCardRight } from './require-gift-card-right.ts';

/**
 * Staff put the balance of a card right, with a reason. Refused with `gift-card-balance-too-low` at `changeMinor` where so
 * much is not left, or an order that is being paid holds it.
 */
export async function correctGiftCard(
  context: RequestContext,
  id: string,
  typed: unknown,
): Promise<GiftCard> {
  requireGiftCardRight(context, 'extra');
  const { changeMinor, reason } = valueOrThrow(parseInput(giftCardCorrectionInput, typed));
  const { app, account } = context;
  return context.inClient(async (scope) => {
    const card = await lockGiftCard(scope, id);
    if (card.ticketTypeId !== null) throw new RefusedError([{ code: 'gift-ticket-not-changeable' }]);
    const before = await getBalance(scope, id);
    if (!(await changeCardCounter(scope, id, changeMinor)))
      throw new RefusedError([{ code: 'gift-card-balance-too-low', field: 'changeMinor' }]);
    const { test: isTest, currency } = card;
    const at = app.clock();
    const movement = { id: makeId(), giftCardId: id, kind: 'card-corrected', at } as const;
    const cause = { causeId: movement.id, orderId: null, isTest, currency, at };
    await postToLedger(scope, postCardCorrected(cause, id, changeMinor));
    await insertMovement(scope, { ...movement, byName: account.username, reason });
    await writeAudit(scope, actorOf(context), {
      action: 'correct-gift-card',
      entity: 'gift-card',
      entityId: id,
      before: { balanceMinor: before },
      after: { balanceMinor: before + changeMinor, reason },
    });
    return card;
  });
}

import { formatGiftCardCode } from '@foyer/domain/gift-cards/gift-card-code.ts';
import type { RequestContext } from '../../platform/request-context.ts';
import type { GiftCard } from './gift-card.repository.ts';
import { codeOfCard } from './gift-card-code.ts';
import { describeTickets } from './gift-tickets/describe-tickets.ts';
import { requireGiftCardRight } from './require-gift-card-right.ts';

/** The code of a card as it is printed, for staff who may see it; of a gift ticket the link that gives it a day. */
export async function showCode(context: RequestContext, card: GiftCard): Promise<string> {
  requireGiftCardRight(context, 'edit');
  const { app, clientId } = context;
  const tickets = await context.inClientReadOnly((scope) => describeTickets(app, scope, card));
  return tickets?.link ?? formatGiftCardCode(codeOfCard(app, clientId, card.id));
}

import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import { readGiftCardCode } from '@foyer/domain/gift-cards/gift-card-code.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { giftCardCodeSchema } from '@foyer/domain/storefront/gift-card-balance.ts';
import type { App } from '../../../platform/app.ts';
import { makeId } from '../../../platform/crypto/make-id.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClient } from '../../../platform/database/in-client.ts';
import { NotFoundError, RefusedError, valueOrThrow } from '../../../platform/errors.ts';
import { callerNetwork } from '../../../platform/http/caller-network.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { findClientIdBySubdomain, getClient } from '../../clients/index.ts';
import { countBounded, tryBounded } from '../../rate-limits/index.ts';
import { findGiftCardByDigest, type GiftCard, lockGiftCard, markSent } from '../gift-card.repository.ts';
import { digestOfCode } from '../gift-card-code.ts';
import { requireGiftCardRight } from '../require-gift-card-right.ts';
import { canBeSentAgain } from './can-be-sent-again.ts';
import { mailGiftCard } from './mail-gift-card.ts';

/**
 * Staff mail a card again, or before its day; it is not sent by itself after that. Refusals: `gift-card-blocked`,
 * `gift-card-without-address`.
 */
export async function sendGiftCardAgain(context: RequestContext, id: string): Promise<GiftCard> {
  requireGiftCardRight(context, 'edit');
  return context.inClient(async (scope) => {
    const card = await lockGiftCard(scope, id);
    if (card.blockedAt !== null) throw new RefusedError([{ code: 'gift-card-blocked' }]);
    if (!(await mailAgain(context.app, scope, card)))
      throw new RefusedError([{ code: 'gift-card-without-address' }]);
    await writeAudit(scope, actorOf(context), {
      action: 'send-gift-card',
      entity: 'gift-card',
      entityId: id,
    });
    return lockGiftCard(scope, id);
  });
}

/** The first time counts for the job too: the mail has the id that it would have given it. */
async function mailAgain(app: App, scope: ClientScope, card: GiftCard): Promise<boolean> {
  const isMailed = await mailGiftCard(app, scope, card, card.sentAt === null ? card.id : makeId());
  const now = app.clock();
  if (isMailed) await markSent(scope, card.id, { sendAt: card.sendAt ?? now, sentAt: now });
  return isMailed;
}

/**
 * Who has the code has the PDF sent again, always to the address that it was sent to. An unknown code, a blocked card, one
 * that never went by mail and one whose person was erased get the same answer as a wrong code. @throws RefusedError `discount-code-unknown` (404);
 * SlowDownError after five wrong codes, or ten mails of a card in 15 minutes.
 */
export async function sendAgainToHolder(
  app: App,
  subdomain: string,
  { typed, ip }: { typed: unknown; ip: string },
): Promise<void> {
  const { code: typedCode } = valueOrThrow(parseInput(giftCardCodeSchema, typed));
  const clientId = await findClientIdBySubdomain(app.db, subdomain);
  if (!clientId) throw new NotFoundError('channel-not-found');
  const limit = { subject: `gift cards of ${clientId} from ${callerNetwork(ip)}`, failures: 5 };
  const card = await tryBounded(app, [limit], () =>
    inClient(app.db, clientId, (scope) => findSentCard(app, scope, typedCode)),
  );
  if (!card) throw unknownCode();
  await countBounded(app, [`mails of gift card ${card.id}`]);
  await inClient(app.db, clientId, async (scope) => {
    if (!(await mailAgain(app, scope, await lockGiftCard(scope, card.id)))) throw unknownCode();
  });
}

const unknownCode = () => new RefusedError([{ code: 'discount-code-unknown', field: 'code' }], 404);

async function findSentCard(app: App, scope: ClientScope, typed: string): Promise<GiftCard | undefined> {
  const code = readGiftCardCode(typed);
  const card = code && (await findGiftCardByDigest(scope, digestOfCode(app, scope.clientId, code)));
  if (!card || card.blockedAt !== null) return undefined;
  const { timeZone } = await getClient(scope);
  return canBeSentAgain(card, localDateAt(app.clock(), timeZone)) ? card : undefined;
}

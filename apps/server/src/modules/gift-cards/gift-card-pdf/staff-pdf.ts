import { timingSafeEqual } from 'node:crypto';
import type { App } from '../../../platform/app.ts';
import type { SecretBox } from '../../../platform/crypto/secret-box.ts';
import { NotFoundError } from '../../../platform/errors.ts';
import type { RequestContext } from '../../../platform/request-context.ts';
import { actorOf, writeAudit } from '../../audit-log/index.ts';
import { getGiftCard } from '../gift-card.repository.ts';
import { requireGiftCardRight } from '../require-gift-card-right.ts';

/** How long a link to a PDF works, as one to tickets does. */
const LINK_SECONDS = 60;

/** A path to the PDF of a card, for staff who may see its code; every one is audited. @throws NotFoundError, NotAllowedError */
export async function linkToGiftCardPdf(context: RequestContext, cardId: string): Promise<string> {
  requireGiftCardRight(context, 'edit');
  await context.inClient(async (scope) => {
    await getGiftCard(scope, cardId);
    await writeAudit(scope, actorOf(context), {
      action: 'download-gift-card',
      entity: 'gift-card',
      entityId: cardId,
    });
  });
  const named = `${context.clientId}.${cardId}.${context.app.clock().getTime() + LINK_SECONDS * 1000}`;
  return `/api/gift-card-pdf/${named}.${signatureOf(context.app.secrets, named)}`;
}

/** The card whose PDF a link opens. @throws NotFoundError where the link is old or forged. */
export function cardOfLink(app: App, token: string): { clientId: string; cardId: string } {
  const [clientId = '', cardId = '', until = '', signature = ''] = token.split('.');
  const expected = Buffer.from(signatureOf(app.secrets, `${clientId}.${cardId}.${until}`));
  const given = Buffer.from(signature);
  const isGenuine = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isGenuine || Number(until) <= app.clock().getTime()) throw new NotFoundError('gift-card-not-found');
  return { clientId, cardId };
}

function signatureOf(secrets: SecretBox, named: string): string {
  return secrets.derive('gift-card-pdf', named).toString('base64url');
}

import { chooseText } from '@foyer/domain/catalog/content-text.ts';
import { formatGiftCardCode } from '@foyer/domain/gift-cards/gift-card-code.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { inClientReadOnly } from '../../../platform/database/in-client.ts';
import { getContact } from '../../clients/index.ts';
import { findImageOf, imageKey } from '../../images/index.ts';
import { findLogo } from '../../tickets/index.ts';
import { getGiftCard } from '../gift-card.repository.ts';
import { codeOfCard } from '../gift-card-code.ts';
import { describeTickets } from '../gift-tickets/describe-tickets.ts';
import { openCardDetails } from '../show-gift-cards.ts';
import { readLookOfCard } from './look-of-card.ts';
import { renderGiftCard } from './render-gift-card.ts';

/** The PDF of a card, in its language. @throws NotFoundError `gift-card-not-found` */
export async function openGiftCardPdf(
  app: App,
  clientId: string,
  cardId: string,
): Promise<{ filename: string; pdf: Buffer }> {
  const page = await inClientReadOnly(app.db, clientId, async (scope) => {
    const card = await getGiftCard(scope, cardId);
    const [details] = await openCardDetails(app, scope, [cardId]);
    const { recipientName = '', fromName = '', message = '' } = details ?? {};
    const contact = await getContact(scope, app.clock());
    const look = await readLookOfCard(app, scope, card);
    const { language, amountMinor, currency, validUntil, test: isTest } = card;
    return {
      ...{ language, amountMinor, currency, validUntil, isTest, recipientName, fromName, message },
      ...look,
      ...(await readBanner(app, scope, language)),
      client: { name: contact.name, town: contact.town },
      logo: await findLogo(app, scope),
      tickets: await describeTickets(app, scope, card),
      code: formatGiftCardCode(codeOfCard(app, clientId, cardId)),
      contact: [
        [contact.name, contact.address, `${contact.postalCode} ${contact.town}`.trim()]
          .filter(Boolean)
          .join(', '),
        contact.phone,
      ]
        .filter(Boolean)
        .join(' · '),
    };
  });
  const kind = page.tickets ? 'gift-tickets' : 'gift-card';
  return { filename: `${kind}-${page.code.slice(-4)}.pdf`, pdf: await renderGiftCard(page) };
}

/** The banner of the client, and what it shows. */
async function readBanner(app: App, scope: ClientScope, language: string) {
  const image = await findImageOf(scope, 'client', scope.clientId, 'gift-card');
  const banner = (image && (await app.files.get(imageKey(scope.clientId, image.id)))) ?? null;
  return { banner, bannerText: banner && image ? chooseText(image.alternativeText, language, language) : '' };
}

import type { GiftCardDetails } from '@foyer/domain/gift-cards/gift-card-input.ts';
import type { App } from '../../platform/app.ts';
import { erasePersonKeys, findPersonKeys } from '../../platform/crypto/person-key.ts';
import type { ClientScope } from '../../platform/database/database.ts';
import { eraseMailsTo } from '../../platform/mail/erase-mails-to.ts';
import type { PersonData, PersonTrace } from '../person-data/index.ts';
import {
  forgetRecipients,
  type GiftCard,
  listCardsOfOrders,
  listCardsTo,
  listOwnCardsOfKeys,
} from './gift-card.repository.ts';
import { digestOfRecipient } from './gift-card-code.ts';

/**
 * Who a card is for and from is sealed with the key of the buyer who bought it, or with its own where staff made it. A card is
 * found by the orders of the person and by the address that it goes to; erased, it is spent all the same.
 */
export const giftCardPersonData: PersonData = {
  name: 'gift-cards',
  columns: ['gift_card.details', 'gift_card.email_digest'],
  async find(app, scope, trace) {
    const cards = await cardsOf(app, scope, trace);
    const from = cards[0]?.createdAt ?? null;
    return [{ kind: 'gift-cards', records: cards.length, from, until: cards.at(-1)?.createdAt ?? null }];
  },
  async read(app, scope, trace) {
    const cards = await cardsOf(app, scope, trace);
    const ids = cards.flatMap(({ personKeyId }) => personKeyId ?? []);
    const keys = await findPersonKeys(scope, app.secrets, ids);
    return {
      'gift-cards': cards.map(({ amountMinor, currency, createdAt, personKeyId, details }) => {
        const key = personKeyId === null ? undefined : keys.get(personKeyId);
        const said = details && key ? (key.decrypt(details) as GiftCardDetails) : {};
        return { amountMinor, currency, createdAt: createdAt.toISOString(), ...said };
      }),
    };
  },
  async erase(app, scope, { emails }) {
    const cards = await cardsTo(app, scope, emails);
    await forgetRecipients(
      scope,
      cards.map(({ id }) => id),
    );
    // A card that staff made has a key of its own, which its mails are sealed with too; an order keeps that of
    // its buyer, and only its mails to the person are emptied.
    const own = cards.flatMap(({ orderId, personKeyId }) => (orderId === null && personKeyId) || []);
    await erasePersonKeys(scope, own, app.clock());
    const orderIds = cards.flatMap(({ orderId }) => orderId ?? []);
    await eraseMailsTo(app, scope, { kind: 'gift-card', orderIds, emails });
  },
  async eraseByKeys(scope, keyIds) {
    await forgetRecipients(scope, await listOwnCardsOfKeys(scope, keyIds));
  },
};

const cardsTo = (app: App, scope: ClientScope, emails: readonly string[]): Promise<GiftCard[]> =>
  listCardsTo(
    scope,
    emails.map((email) => digestOfRecipient(app, scope.clientId, email)),
  );

async function cardsOf(app: App, scope: ClientScope, { orderIds, emails }: PersonTrace): Promise<GiftCard[]> {
  const found = [...(await listCardsOfOrders(scope, orderIds)), ...(await cardsTo(app, scope, emails))];
  const byId = new Map(found.map((card) => [card.id, card]));
  return [...byId.values()].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
}

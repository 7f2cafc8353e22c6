import type { GiftCardDetails } from '@foyer/domain/gift-cards/gift-card-input.ts';
import { findPersonKeys } from '../../platform/crypto/person-key.ts';
import type { PersonData } from '../person-data/index.ts';
import { listCardsOfOrders } from './gift-card.repository.ts';

/**
 * Who a card is for and from is sealed with the key of the buyer who bought it: with that key it is gone, and the card is
 * spent all the same.
 */
export const giftCardPersonData: PersonData = {
  name: 'gift-cards',
  columns: ['gift_card.details'],
  async find(_app, scope, { orderIds }) {
    const cards = await listCardsOfOrders(scope, orderIds);
    const from = cards[0]?.createdAt ?? null;
    return [{ kind: 'gift-cards', records: cards.length, from, until: cards.at(-1)?.createdAt ?? null }];
  },
  async read(app, scope, { orderIds }) {
    const cards = await listCardsOfOrders(scope, orderIds);
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
};

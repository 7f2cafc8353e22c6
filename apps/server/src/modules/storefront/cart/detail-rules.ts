import { localDateAt } from '@foyer/domain/calendar/zoned-time.ts';
import type { Channel } from '@foyer/domain/channels/channel.ts';
import type { DetailRules } from '@foyer/domain/storefront/details/parse-visitor-details.ts';
import { customChoicesOf, namedLines } from '@foyer/domain/storefront/details/rules-of-channel.ts';
import { isPhoneNumber } from '@foyer/i18n/phone-number.ts';
import type { App } from '../../../platform/app.ts';
import type { ClientScope } from '../../../platform/database/database.ts';
import { listTicketTypePrices } from '../../catalog/index.ts';
import { getChannel } from '../../channels/index.ts';
import type { StoredCart } from './cart.repository.ts';

type CartOfChannel = Pick<StoredCart, 'channelId' | 'language' | 'lines'>;

/** What the channels of carts ask of their visitors: read once for a batch. */
export async function readDetailRules(
  app: App,
  scope: ClientScope,
  carts: readonly CartOfChannel[],
  { timeZone }: { timeZone: string },
): Promise<(cart: CartOfChannel) => DetailRules> {
  const ids = [...new Set(carts.map(({ channelId }) => channelId))];
  const channels = new Map(
    await Promise.all(ids.map(async (id) => [id, await getChannel(scope, id)] as const)),
  );
  const isNamed = [...channels.values()].some(asksNames);
  const typeIds = carts.flatMap(({ lines }) => lines.map(({ ticketTypeId }) => ticketTypeId));
  const types = isNamed ? await listTicketTypePrices(scope, [...new Set(typeIds)]) : [];
  const typeOf = (typeId: string) => types.find(({ id }) => id === typeId);
  const today = localDateAt(app.clock(), timeZone);
  return ({ channelId, language, lines }) => {
    const channel = channels.get(channelId);
    if (!channel) throw new Error('the channel of a cart was not read');
    const { details } = channel.salesFlow;
    return {
      fields: details.fields,
      customChoices: customChoicesOf(channel, language),
      named: namedLines(details, lines, typeOf),
      areNamesRequired: details.ticketNames === 'required',
      today,
      isPhone: isPhoneNumber,
    };
  };
}

const asksNames = ({ salesFlow: { details } }: Channel): boolean => details.ticketNames !== 'off';

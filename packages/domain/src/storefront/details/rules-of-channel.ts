import { type ItemKind, isMerchandise } from '../../catalog/item-kinds.ts';
import type { Channel } from '../../channels/channel.ts';
import { channelText } from '../../channels/channel-texts.ts';
import type { SalesFlow } from '../../channels/sales-flow.ts';

/** Of a channel's own field in a language; none = it is typed freely. */
export function customChoicesOf(
  channel: Pick<Channel, 'texts' | 'defaultLanguage' | 'salesFlow'>,
  language: string,
): string[] {
  if (channel.salesFlow.details.customFieldKind !== 'choice') return [];
  const lines = channelText(channel, 'detailsCustomChoices', language).split('\n');
  return [...new Set(lines.map((line) => line.trim()).filter(Boolean))];
}

interface NamedType {
  ticketGroupId: string;
  itemKind: ItemKind;
}

/** The lines whose tickets have names: admissions, or those of the chosen groups; merchandise has none. */
export function namedLines<Line extends { ticketTypeId: string }>(
  { ticketNames, ticketNameGroupIds }: Pick<SalesFlow['details'], 'ticketNames' | 'ticketNameGroupIds'>,
  lines: readonly Line[],
  typeOf: (ticketTypeId: string) => NamedType | undefined,
): Line[] {
  if (ticketNames === 'off') return [];
  return lines.filter(({ ticketTypeId }) => {
    const { itemKind = 'admission', ticketGroupId = '' } = typeOf(ticketTypeId) ?? {};
    if (ticketNameGroupIds.length === 0) return itemKind === 'admission';
    return !isMerchandise(itemKind) && ticketNameGroupIds.includes(ticketGroupId);
  });
}

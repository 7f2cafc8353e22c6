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

/** The lines whose tickets bear names. */
export function namedLines<Line extends { ticketTypeId: string }>(
  { ticketNames, ticketNameGroupIds }: Pick<SalesFlow['details'], 'ticketNames' | 'ticketNameGroupIds'>,
  lines: readonly Line[],
  groupOf: (ticketTypeId: string) => string | undefined,
): Line[] {
  if (ticketNames === 'off') return [];
  if (ticketNameGroupIds.length === 0) return [...lines];
  return lines.filter(({ ticketTypeId }) => ticketNameGroupIds.includes(groupOf(ticketTypeId) ?? ''));
}

import type { PublicationState } from '@foyer/domain/channels/channel-publication.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ListTable } from '../../../components/list-page/list-rows.tsx';
import { ChannelActions } from './channel-actions.tsx';
import { ChannelName, ChannelPicture } from './channel-name.tsx';
import { channelPath } from './channel-path.ts';
import type { AskedAct, ChannelRow } from './channel-row.ts';
import { usePublicationText } from './use-publication-text.ts';
import { WeekLine } from './week-line.tsx';

/** How a tab shows a channel: a row, on a phone a card. What it sells is shown while it is published. */
export function useChannelTable(
  tab: PublicationState,
  { currency = 'EUR', onAsk }: { currency?: string | undefined; onAsk: (asked: AskedAct) => void },
): ListTable<ChannelRow> {
  const { t, money } = useMessages();
  const publicationText = usePublicationText();
  const languages = (row: ChannelRow) => row.languages.map((language) => language.toUpperCase()).join(' ');
  const revenue = (row: ChannelRow) => money(row.week.revenueMinor, currency);
  const isPublished = tab === 'published';
  return {
    columns: [
      {
        key: 'channel',
        header: t('channel-management.channel'),
        sortKey: 'title',
        cell: (row) => <ChannelName channel={row} />,
      },
      {
        key: 'address',
        header: t('channels.field.address'),
        sortKey: 'url',
        cell: (row) => addressOf(row),
        muted: true,
      },
      {
        key: 'published',
        header: t('channels.field.published'),
        sortKey: tab === 'upcoming' ? 'start' : 'end',
        cell: publicationText,
      },
      {
        key: 'languages',
        header: t('channels.field.languages'),
        cell: languages,
        muted: true,
        wideOnly: true,
      },
      ...(isPublished
        ? ([
            {
              key: 'orders',
              header: t('channel-management.orders'),
              wideOnly: true,
              cell: (row: ChannelRow) => <WeekLine ordersByDay={row.week.ordersByDay} />,
            },
            { key: 'revenue', header: t('channel-management.revenue'), align: 'end', cell: revenue },
          ] as const)
        : []),
      {
        key: 'actions',
        header: t('channel-management.actions'),
        hiddenHeader: true,
        align: 'end',
        cell: (row) => <ChannelActions channel={row} onAsk={(act) => onAsk({ act, channel: row })} />,
      },
    ],
    rowKey: (row) => row.id,
    rowLink: channelPath,
    card: (row) => ({
      picture: <ChannelPicture imageUrl={row.imageUrl} />,
      title: row.title,
      figure: isPublished ? revenue(row) : undefined,
      line2: t(`channel-management.kind.${row.kind}`),
      line2End: isPublished ? t('channel-management.days') : languages(row),
      line3: isPublished ? addressOf(row) : publicationText(row),
      line3End: isPublished ? <WeekLine ordersByDay={row.week.ordersByDay} /> : undefined,
      actions: <ChannelActions channel={row} isCard onAsk={(act) => onAsk({ act, channel: row })} />,
    }),
  };
}

const addressOf = ({ pageUrl }: ChannelRow): string => new URL(pageUrl).pathname;

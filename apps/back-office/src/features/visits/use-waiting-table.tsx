import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { LanguageTag } from '../../components/language-tag.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import type { WaitingListQuery } from '../../generated/operations.ts';

export type WaitingRow = WaitingListQuery['waitingList']['edges'][number]['node'];

const tones = {
  waiting: ['neutral', 'ring'],
  offered: ['warning', 'half'],
  bought: ['success', 'dot'],
  unused: ['neutral', 'dot'],
  left: ['neutral', 'dot'],
  removed: ['neutral', 'dot'],
  over: ['neutral', 'dot'],
} as const;

/** How the list shows who waits: a row, on a phone a card. Without `onRemove` nothing can be taken off. */
export function useWaitingTable(onRemove: ((row: WaitingRow) => void) | undefined): ListTable<WaitingRow> {
  const { t, date, dateTime } = useMessages();
  const start = (row: WaitingRow) => `${date(row.date)} ${row.time ?? t('visits.waiting.anyTime')}`;
  const name = (row: WaitingRow) => row.email ?? t('visits.waiting.hidden');
  const state = (row: WaitingRow) => {
    const [tone, mark] = tones[row.state];
    return (
      <StatusTag tone={tone} mark={mark}>
        {t(`visits.waiting.state.${row.state}`)}
      </StatusTag>
    );
  };
  const menu = (row: WaitingRow) =>
    onRemove &&
    (row.state === 'waiting' || row.state === 'offered') && (
      <RowMenu
        label={`${name(row)}, ${start(row)}`}
        actions={[{ label: t('visits.waiting.remove'), destructive: true, onClick: () => onRemove(row) }]}
      />
    );
  return {
    label: t('visits.waiting.title'),
    columns: [
      { key: 'start', header: t('visits.column.start'), cell: start },
      {
        key: 'email',
        header: t('visits.waiting.email'),
        cell: (row) => (
          <>
            <strong>{name(row)}</strong> <LanguageTag language={row.language} />
          </>
        ),
      },
      { key: 'product', header: t('visits.waiting.product'), cell: ({ title }) => title },
      {
        key: 'types',
        header: t('visits.column.tickets'),
        muted: true,
        cell: ({ ticketTypes }) => ticketTypes,
      },
      {
        key: 'channel',
        header: t('visits.waiting.channel'),
        muted: true,
        wideOnly: true,
        cell: ({ channelTitle }) => channelTitle,
      },
      {
        key: 'joined',
        header: t('visits.waiting.joined'),
        muted: true,
        cell: ({ joinedAt }) => dateTime(joinedAt),
      },
      { key: 'state', header: t('visits.column.state'), cell: state },
      {
        key: 'offer',
        header: t('visits.waiting.keptUntil'),
        muted: true,
        cell: ({ offerEndsAt }) => (offerEndsAt ? dateTime(offerEndsAt) : '–'),
      },
      ...(onRemove
        ? [{ key: 'acts', header: t('ui.more'), hiddenHeader: true, align: 'end' as const, cell: menu }]
        : []),
    ],
    rowKey: ({ id }) => id,
    card: (row) => ({
      title: name(row),
      figure: t('visits.headCount', { count: row.tickets }),
      line2: start(row),
      line2End: (
        <>
          {state(row)}
          {menu(row)}
        </>
      ),
      line3: row.title,
    }),
  };
}

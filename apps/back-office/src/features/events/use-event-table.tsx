import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import type { EventListQuery } from '../../generated/operations.ts';
import { useEventPeriod } from './event-period.ts';
import { EventStateTag } from './event-state-tag.tsx';

type Row = EventListQuery['plannedEvents']['edges'][number]['node'];

/** How the list shows an event: a row, on a phone a card. */
export function useEventTable(): ListTable<Row> {
  const { t, number, locale } = useMessages();
  const periodOf = useEventPeriod();
  const titleOf = ({ titleNl, titleEn }: Row) => (locale.startsWith('nl') ? titleNl : titleEn || titleNl);
  const soldOf = ({ kind, ticketLimit, use }: Row) => {
    if (ticketLimit === null) return t('events.list.sold', { count: number(use.ticketCount) });
    // A limit of an exhibition counts per day: it says nothing of all that was sold.
    if (kind === 'exhibition') return t('events.list.perDay', { limit: number(ticketLimit) });
    return t('events.list.soldOf', { count: number(use.ticketCount), limit: number(ticketLimit) });
  };
  return {
    columns: [
      { key: 'title', header: t('events.field.title'), cell: titleOf },
      { key: 'kind', header: t('events.field.kind'), cell: ({ kind }) => t(`events.kind.${kind}`) },
      { key: 'period', header: t('events.field.period'), cell: periodOf },
      {
        key: 'location',
        header: t('events.field.location'),
        cell: ({ location }) => location?.name ?? '–',
        wideOnly: true,
      },
      {
        key: 'types',
        header: t('events.field.types'),
        cell: ({ use }) => number(use.ticketTypeCount),
        align: 'end',
      },
      { key: 'sold', header: t('events.field.sold'), cell: soldOf, align: 'end' },
      {
        key: 'state',
        header: t('events.field.state'),
        cell: ({ state }) => <EventStateTag state={state} />,
      },
    ],
    rowKey: ({ id }) => id,
    rowLink: ({ id, kind }) => `/${kind}s/${id}`,
    card: (row) => ({
      title: titleOf(row),
      figure: soldOf(row),
      line2: periodOf(row),
      line2End: <EventStateTag state={row.state} />,
      line3: t(`events.kind.${row.kind}`),
    }),
  };
}

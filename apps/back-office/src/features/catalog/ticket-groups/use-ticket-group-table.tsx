import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ListTable } from '../../../components/list-page/list-rows.tsx';
import type { TicketGroupListQuery } from '../../../generated/operations.ts';
import { TicketGroupStateTag } from './ticket-group-state-tag.tsx';

type Row = TicketGroupListQuery['ticketGroups'][number];

/** How the list shows a ticket group: a row, on a phone a card. */
export function useTicketGroupTable(): ListTable<Row> {
  const { t, date } = useMessages();
  const available = ({ availableFrom, availableUntil }: Row) =>
    availableFrom || availableUntil
      ? `${availableFrom ? date(availableFrom) : ''} – ${availableUntil ? date(availableUntil) : ''}`
      : t('catalog.groups.always');
  const typeCount = ({ ticketTypes }: Row) => ticketTypes.filter(({ state }) => state === 'active').length;
  return {
    columns: [
      { key: 'name', header: t('catalog.group.name'), cell: ({ name }) => name },
      { key: 'product', header: t('catalog.group.product'), cell: ({ product }) => product.name },
      {
        key: 'kind',
        header: t('catalog.group.kind'),
        cell: ({ kind }) => t(`catalog.kind.${kind.replaceAll(' ', '-')}`),
      },
      { key: 'available', header: t('catalog.group.available'), cell: available, wideOnly: true },
      { key: 'types', header: t('catalog.product.ticketTypes'), align: 'end', cell: typeCount },
      {
        key: 'state',
        header: t('catalog.product.status'),
        cell: ({ state }) => <TicketGroupStateTag state={state} />,
      },
    ],
    rowKey: ({ id }) => id,
    rowLink: ({ id }) => `/tickets/${id}`,
    card: (group) => ({
      title: group.name,
      figure: t('catalog.groups.types', { count: typeCount(group) }),
      line2: group.product.name,
      line2End: <TicketGroupStateTag state={group.state} />,
      line3: available(group),
    }),
  };
}

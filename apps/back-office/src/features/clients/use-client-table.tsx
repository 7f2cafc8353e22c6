import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import type { ClientListQuery } from '../../generated/operations.ts';
import { ClientActions } from './client-actions.tsx';
import { ClientName } from './client-name.tsx';
import { ClientTag, EnvironmentTag } from './client-tag.tsx';

type Row = ClientListQuery['managedClients']['edges'][number]['node'];

/** How the list shows a client: a row, on a phone a card. */
export function useClientTable(): ListTable<Row> {
  const { t, number } = useMessages();
  return {
    columns: [
      {
        key: 'client',
        header: t('clients.column.client'),
        sortKey: 'name',
        cell: (row) => <ClientName client={row} />,
      },
      { key: 'town', header: t('clients.column.town'), sortKey: 'town', cell: (row) => row.town },
      {
        key: 'environment',
        header: t('clients.column.environment'),
        cell: (row) => <EnvironmentTag environment={row.paymentEnvironment} />,
      },
      { key: 'currency', header: t('clients.column.currency'), cell: (row) => row.currency },
      {
        key: 'codeType',
        header: t('clients.column.codeType'),
        wideOnly: true,
        cell: (row) => t(`client-choice.codeType.${row.codeType}`),
      },
      {
        key: 'orders',
        header: t('clients.column.orders'),
        align: 'end',
        wideOnly: true,
        cell: (row) => number(row.figures.orders30Days),
      },
      { key: 'status', header: t('clients.column.status'), cell: (row) => <ClientTag active={row.active} /> },
      {
        key: 'actions',
        header: t('clients.column.actions'),
        hiddenHeader: true,
        align: 'end',
        cell: (row) => <ClientActions client={row} />,
      },
    ],
    rowKey: (row) => row.id,
    rowLink: (row) => `/gebruikers/clients/${row.id}`,
    card: (row) => ({
      title: row.name,
      figure: row.currency,
      line2: row.subdomain,
      line2End: <ClientTag active={row.active} />,
      line3: [row.town, t(`client-choice.environment.${row.paymentEnvironment}`)].filter(Boolean).join(' · '),
      actions: <ClientActions client={row} />,
    }),
  };
}

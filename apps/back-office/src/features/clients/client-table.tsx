import { type Column, DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import type { ListSearch } from '../../components/use-list-search.ts';
import type { ClientListQuery } from '../../generated/operations.ts';
import { ClientActions } from './client-actions.tsx';
import { ClientName } from './client-name.tsx';
import { ClientTag, EnvironmentTag } from './client-tag.tsx';

type Row = ClientListQuery['managedClients']['edges'][number]['node'];

interface ClientTableProps {
  data: ClientListQuery;
  list: Pick<ListSearch<string>, 'sort' | 'setSort' | 'pages' | 'clear' | 'isFiltered'>;
  refetching: boolean;
}

export function ClientTable({ data, list, refetching }: ClientTableProps) {
  const { t, number } = useMessages();
  const rows = data.managedClients.edges.map(({ node }) => node);
  const columns: Column<Row>[] = [
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
  ];
  if (rows.length === 0) {
    return list.isFiltered ? (
      <EmptyState
        kind="noMatch"
        title={t('clients.list.noMatch')}
        actions={<Button onClick={list.clear}>{t('ui.clearFilters')}</Button>}
      />
    ) : (
      <EmptyState kind="first" title={t('clients.list.empty')}>
        {t('clients.list.emptyText')}
      </EmptyState>
    );
  }
  return (
    <>
      <DataTable
        label={t('menu.item.clients')}
        columns={columns}
        rows={rows}
        rowKey={(row) => row.id}
        rowLink={(row) => `/gebruikers/clients/${row.id}`}
        card={(row) => ({
          title: row.name,
          figure: row.currency,
          line2: row.subdomain,
          line2End: <ClientTag active={row.active} />,
          line3: [row.town, t(`client-choice.environment.${row.paymentEnvironment}`)]
            .filter(Boolean)
            .join(' · '),
          actions: <ClientActions client={row} />,
        })}
        sort={list.sort}
        onSort={list.setSort}
        refetching={refetching}
      />
      <TableFooter {...list.pages(data.managedClients.pageInfo)}>
        {t('clients.list.count', { count: data.managedClientSummary.total })}
      </TableFooter>
    </>
  );
}

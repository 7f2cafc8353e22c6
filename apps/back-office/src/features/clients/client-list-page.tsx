import { paymentEnvironments } from '@foyer/domain/clients/client.ts';
import { clientSorts, clientStatuses } from '@foyer/domain/clients/managed-client-filter-input.ts';
import { currencies } from '@foyer/domain/money/currency.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { AdminTabs } from '../../components/admin-tabs.tsx';
import { oneOf } from '../../components/fields/address-search.ts';
import { ListPage } from '../../components/list-page/list-page.tsx';
import { useList } from '../../components/list-page/use-list.ts';
import { useGo } from '../../components/use-go.ts';
import { ClientViewCount } from './client-view-count.tsx';
import { ClientViews } from './client-views.tsx';
import { ClientList } from './clients.graphql.ts';
import { useClientTable } from './use-client-table.tsx';

const readSort = oneOf(clientSorts);
const filters = {
  status: oneOf(clientStatuses),
  environment: oneOf(paymentEnvironments),
  currency: oneOf(currencies),
};

/** The clients of the platform, for Admins. The archive is the view of what is disabled (routes.md). */
export default function ClientListPage() {
  const { t } = useMessages();
  const go = useGo();
  const table = useClientTable();
  const isArchive = useLocation({ select: ({ pathname }) => pathname.startsWith('/gebruikers-archief') });
  const list = useList({
    filters,
    defaultSort: 'name',
    document: ClientList,
    variables: ({ search, sort, paging, filters: { status, environment, currency } }) => ({
      filter: {
        search,
        status: isArchive ? 'disabled' : (status ?? null),
        paymentEnvironment: environment ?? null,
        currency: currency ?? null,
        sort: readSort(sort) ?? null,
      },
      ...paging,
    }),
    rows: ({ managedClients }) => managedClients,
  });
  return (
    <ListPage
      list={list}
      title={t('menu.item.clients')}
      add={
        <Button
          variant="filled"
          leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => go('/gebruikers/clients/create')}
        >
          {t('clients.create')}
        </Button>
      }
      tabs={<AdminTabs current="clients" />}
      views={{
        list: 'clients',
        path: isArchive ? '/gebruikers-archief' : '/gebruikers',
        // In the archive a view finds others than the count says.
        Count: isArchive ? undefined : ClientViewCount,
        children: (
          <ClientViews
            isArchive={isArchive}
            status={list.filters.status}
            environment={list.filters.environment}
            counts={list.query.data?.managedClientSummary.counts}
          />
        ),
      }}
      searchLabel={t('clients.list.search')}
      filters={[
        {
          name: 'environment',
          label: t('clients.column.environment'),
          options: paymentEnvironments.map((value) => ({
            value,
            label: t(`client-choice.environment.${value}`),
          })),
        },
        {
          name: 'currency',
          label: t('clients.column.currency'),
          options: currencies.map((value) => ({ value, label: value })),
        },
        !isArchive && {
          name: 'status',
          label: t('clients.column.status'),
          options: clientStatuses.map((value) => ({ value, label: t(`clients.status.${value}`) })),
        },
      ]}
      words={{
        failed: t('clients.list.failed'),
        empty: { title: t('clients.list.empty'), text: t('clients.list.emptyText') },
        noMatch: { title: t('clients.list.noMatch') },
      }}
      table={table}
      totals={({ managedClientSummary }) => t('clients.list.count', { count: managedClientSummary.total })}
    />
  );
}

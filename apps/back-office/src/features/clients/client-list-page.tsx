import { paymentEnvironments } from '@foyer/domain/clients/client.ts';
import { currencies } from '@foyer/domain/money/currency.ts';
import { Card } from '@foyer/ui/card.tsx';
import { FilterChip } from '@foyer/ui/filter-chip.tsx';
import { ListToolbar } from '@foyer/ui/list-toolbar.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { AdminTabs } from '../../components/admin-tabs.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { SavedViews } from '../../components/saved-views.tsx';
import { useGo } from '../../components/use-go.ts';
import { useListSearch } from '../../components/use-list-search.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { ClientCount } from './client-count.tsx';
import { ClientTable } from './client-table.tsx';
import { ClientViews } from './client-views.tsx';
import { ClientList } from './clients.graphql.ts';

/** The clients of the platform, for Admins. The archive is the view of what is disabled (routes.md). */
export default function ClientListPage() {
  const { t } = useMessages();
  const go = useGo();
  const isArchive = useLocation({ select: ({ pathname }) => pathname.startsWith('/gebruikers-archief') });
  const list = useListSearch(['status', 'environment', 'currency'] as const, 'name');
  const { status, environment, currency } = list.filters;
  const filter = {
    search: list.search,
    status: isArchive ? 'disabled' : (status ?? null),
    paymentEnvironment: paymentEnvironments.find((one) => one === environment) ?? null,
    currency: currency ?? null,
    sort: list.sort,
  };
  const query = useGraphqlQuery(ClientList, { filter, ...list.paging }, { keepPrevious: true });
  return (
    <Page
      kind="list"
      title={t('menu.item.clients')}
      actions={
        <Button
          variant="filled"
          leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => go('/gebruikers/clients/create')}
        >
          {t('clients.create')}
        </Button>
      }
      tabs={
        <>
          <AdminTabs current="clients" />
          <SavedViews
            list="clients"
            path={isArchive ? '/gebruikers-archief' : '/gebruikers'}
            // In the archive a view finds others than the count says.
            {...(isArchive ? {} : { Count: ClientCount })}
          >
            <ClientViews
              isArchive={isArchive}
              status={status}
              environment={environment}
              counts={query.data?.managedClientSummary.counts}
            />
          </SavedViews>
        </>
      }
    >
      <Card flush>
        <ListToolbar
          searchLabel={t('clients.list.search')}
          search={list.search}
          onSearch={list.setSearch}
          onClear={list.onClear}
        >
          <FilterChip
            label={t('clients.column.environment')}
            options={(['live', 'test'] as const).map((value) => ({
              value,
              label: t(`client-choice.environment.${value}`),
            }))}
            value={environment}
            onChange={(value) => list.setFilter('environment', value)}
          />
          <FilterChip
            label={t('clients.column.currency')}
            options={currencies.map((value) => ({ value, label: value }))}
            value={currency}
            onChange={(value) => list.setFilter('currency', value)}
          />
          {!isArchive && (
            <FilterChip
              label={t('clients.column.status')}
              options={(['active', 'disabled'] as const).map((value) => ({
                value,
                label: t(`clients.status.${value}`),
              }))}
              value={status}
              onChange={(value) => list.setFilter('status', value)}
            />
          )}
        </ListToolbar>
        <QueryView query={query} failed={t('clients.list.failed')}>
          {(data) => <ClientTable data={data} list={list} refetching={query.isFetching} />}
        </QueryView>
      </Card>
    </Page>
  );
}

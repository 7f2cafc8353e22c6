import { Card } from '@foyer/ui/card.tsx';
import { type Column, DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { ListToolbar } from '@foyer/ui/list-toolbar.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { narrowRows } from '../../components/narrow-rows.ts';
import { QueryView } from '../../components/query-view.tsx';
import { SavedViews } from '../../components/saved-views.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { type ListSearch, useListSearch } from '../../components/use-list-search.ts';
import type { LocationListQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { LocationList } from './venues.graphql.ts';

const CreateLocationDialog = onDemand(
  async () => (await import('../../components/create-location-dialog.tsx')).CreateLocationDialog,
);

type Row = LocationListQuery['locations'][number];

/** All locations of the client; there are few, so they are one list. */
export default function LocationListPage() {
  const { t } = useMessages();
  const go = useGo();
  const [creating, setCreating] = useState(false);
  const list = useListSearch([], 'name');
  const query = useGraphqlQuery(LocationList, {});
  const canEdit = useCan('new-settings', 'edit');
  const add = canEdit && (
    <Button
      variant="filled"
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t('venues.create.title')}
    </Button>
  );
  const isEmpty = query.data?.locations.length === 0;
  return (
    <Page
      kind="list"
      title={t('venues.list.title')}
      breadcrumbs={[{ label: t('venues.settings.title'), to: '/new-settings' }]}
      actions={!isEmpty && add}
      tabs={<SavedViews list="locations" path="/new-settings/locations" />}
    >
      <QueryView query={query} failed={t('venues.list.failed')}>
        {({ locations }) => (
          <Card flush>
            {isEmpty ? (
              <EmptyState kind="first" title={t('venues.list.none')} actions={add}>
                {t('venues.list.noneText')}
              </EmptyState>
            ) : (
              <FoundLocations all={locations} list={list} refetching={query.isFetching} />
            )}
          </Card>
        )}
      </QueryView>
      {creating && (
        <CreateLocationDialog
          refetch={[LocationList]}
          onCreated={(id) => go(`/new-settings/locations/edit-venue/${id}`)}
          onClose={() => setCreating(false)}
        />
      )}
    </Page>
  );
}

/** What the address narrows the list to. */
function FoundLocations({
  all,
  list,
  refetching,
}: {
  all: readonly Row[];
  list: ListSearch<never>;
  refetching: boolean;
}) {
  const { t } = useMessages();
  const rows = narrowRows(all, {
    search: list.search,
    words: (row) => [row.name, row.address, row.postalCode, row.town],
    sort: list.sort,
    keys: { name: (row) => row.name, town: (row) => row.town ?? '' },
  });
  return (
    <>
      <ListToolbar
        searchLabel={t('venues.list.search')}
        search={list.search}
        onSearch={list.setSearch}
        onClear={list.onClear}
      />
      {rows.length === 0 ? (
        <EmptyState
          kind="noMatch"
          title={t('venues.list.noMatch')}
          actions={<Button onClick={list.clear}>{t('ui.clearAll')}</Button>}
        />
      ) : (
        <LocationTable rows={rows} sort={list.sort} onSort={list.setSort} refetching={refetching} />
      )}
      <TableFooter>{t('venues.list.count', { count: rows.length })}</TableFooter>
    </>
  );
}

interface LocationTableProps {
  rows: readonly Row[];
  sort: string;
  onSort: (sort: string) => void;
  refetching: boolean;
}

function LocationTable({ rows, sort, onSort, refetching }: LocationTableProps) {
  const { t } = useMessages();
  const addressOf = ({ address, postalCode, town }: Row) =>
    [address, [postalCode, town].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  const columns: Column<Row>[] = [
    { key: 'name', header: t('venues.field.name'), cell: (row) => row.name, sortKey: 'name' },
    { key: 'address', header: t('venues.field.address'), cell: addressOf, sortKey: 'town' },
    { key: 'zone', header: t('venues.field.timeZone'), cell: (row) => row.timeZone, wideOnly: true },
    {
      key: 'products',
      header: t('venues.usedBy.products'),
      cell: (row) => row.usedBy.productCount,
      align: 'end',
    },
    {
      key: 'groups',
      header: t('venues.usedBy.timeslotGroups'),
      cell: (row) => row.usedBy.timeslotGroupCount,
      align: 'end',
    },
  ];
  return (
    <DataTable
      label={t('venues.list.title')}
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      rowLink={(row) => `/new-settings/locations/edit-venue/${row.id}`}
      card={(row) => ({
        title: row.name,
        line2: addressOf(row),
        line3: t('venues.usedBy.line', {
          products: row.usedBy.productCount,
          groups: row.usedBy.timeslotGroupCount,
        }),
      })}
      sort={sort}
      onSort={onSort}
      refetching={refetching}
    />
  );
}

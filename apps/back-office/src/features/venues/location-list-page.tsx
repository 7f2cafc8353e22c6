import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { ListPage } from '../../components/list-page/list-page.tsx';
import type { ListTable } from '../../components/list-page/list-rows.tsx';
import { narrowRows } from '../../components/list-page/narrow-rows.ts';
import { useList } from '../../components/list-page/use-list.ts';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import type { LocationListQuery } from '../../generated/operations.ts';
import { LocationList } from './venues.graphql.ts';

const CreateLocationDialog = onDemand(
  async () => (await import('../../components/fields/create-location-dialog.tsx')).CreateLocationDialog,
);

/** All locations of the client; there are few, so they are one list. */
export default function LocationListPage() {
  const { t } = useMessages();
  const go = useGo();
  const [creating, setCreating] = useState(false);
  const table = useLocationTable();
  const canEdit = useCan('new-settings', 'edit');
  const list = useList({
    filters: {},
    defaultSort: 'name',
    document: LocationList,
    variables: () => ({}),
    rows: ({ locations }) => locations,
    narrow: (all, { search, sort }) =>
      narrowRows(all, {
        search,
        words: (row) => [row.name, row.address, row.postalCode, row.town],
        sort,
        keys: { name: (row) => row.name, town: (row) => row.town ?? '' },
      }),
  });
  return (
    <ListPage
      list={list}
      title={t('venues.list.title')}
      breadcrumbs={[{ label: t('menu.item.new-settings'), to: '/new-settings' }]}
      add={
        canEdit && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            {t('venues.create.title')}
          </Button>
        )
      }
      views={{ list: 'locations', path: '/new-settings/locations' }}
      searchLabel={t('venues.list.search')}
      words={{
        failed: t('venues.list.failed'),
        empty: { title: t('venues.list.none'), text: t('venues.list.noneText') },
        noMatch: { title: t('venues.list.noMatch') },
      }}
      table={table}
      totals={(_result, rows) => t('venues.list.count', { count: rows.length })}
    >
      {creating && (
        <CreateLocationDialog
          refetch={[LocationList]}
          onCreated={(id) => go(`/new-settings/locations/edit-venue/${id}`)}
          onClose={() => setCreating(false)}
        />
      )}
    </ListPage>
  );
}

type Row = LocationListQuery['locations'][number];

function useLocationTable(): ListTable<Row> {
  const { t } = useMessages();
  const addressOf = ({ address, postalCode, town }: Row) =>
    [address, [postalCode, town].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    columns: [
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
    ],
    rowKey: (row) => row.id,
    rowLink: (row) => `/new-settings/locations/edit-venue/${row.id}`,
    card: (row) => ({
      title: row.name,
      line2: addressOf(row),
      line3: t('venues.usedBy.line', {
        products: row.usedBy.productCount,
        groups: row.usedBy.timeslotGroupCount,
      }),
    }),
  };
}

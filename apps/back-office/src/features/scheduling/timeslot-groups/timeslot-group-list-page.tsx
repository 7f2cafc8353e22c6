import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { oneOf, text } from '../../../components/fields/address-search.ts';
import { ListPage } from '../../../components/list-page/list-page.tsx';
import { narrowRows } from '../../../components/list-page/narrow-rows.ts';
import { useList } from '../../../components/list-page/use-list.ts';
import { useCan } from '../../../components/use-can.ts';
import { TimeslotGroupList } from '../scheduling.graphql.ts';
import { linkedNames, useTimeslotGroupTable } from './use-timeslot-group-table.tsx';

const CreateTimeslotGroupDialog = onDemand(
  async () => (await import('./create-timeslot-group-dialog.tsx')).CreateTimeslotGroupDialog,
);

const filters = { location: text, settle: oneOf(['yes']) };

export default function TimeslotGroupListPage() {
  return <TimeslotGroupOverview />;
}

/** The timeslot groups of the overviews, or those that they leave out; a client has few, so they are one list. */
export function TimeslotGroupOverview({ hidden = false }: { hidden?: boolean }) {
  const { t } = useMessages();
  const [creating, setCreating] = useState(false);
  const table = useTimeslotGroupTable();
  const canEdit = useCan('timeslotgroup', 'edit');
  const list = useList({
    filters,
    defaultSort: 'name',
    document: TimeslotGroupList,
    variables: () => ({ hidden }),
    rows: ({ timeslotGroups }) => timeslotGroups,
    narrow: (all, { filters: { location, settle }, search, sort }) =>
      narrowRows(
        all.filter(
          (row) => (!location || row.location.id === location) && (!settle || row.yields.conflictCount > 0),
        ),
        {
          search,
          words: (row) => [row.name, row.location.name, linkedNames(row)],
          sort,
          keys: {
            name: (row) => row.name,
            location: (row) => row.location.name,
            until: (row) => row.yields.untilDate ?? '',
            ahead: (row) => row.yields.timeslotCount,
            sold: (row) => row.yields.soldPlaces,
          },
        },
      ),
  });
  const all = list.query.data?.timeslotGroups ?? [];
  const locations = [...new Map(all.map((row) => [row.location.id, row.location.name]))];
  return (
    <ListPage
      list={list}
      title={t(hidden ? 'scheduling.hiddenGroups' : 'scheduling.title')}
      breadcrumbs={hidden ? [{ label: t('scheduling.title'), to: '/timeslotgroup' }] : undefined}
      links={
        hidden
          ? undefined
          : [
              { label: t('scheduling.reservations'), to: '/reservations' },
              { label: t('scheduling.conflict.title'), to: '/timeslotgroup/conflicts' },
              { label: t('scheduling.hiddenGroups'), to: '/timeslotgroup/hidden-groups' },
              { label: t('scheduling.wallScreens'), to: '/narrowcasting' },
            ]
      }
      add={
        canEdit &&
        !hidden && (
          <Button
            variant="filled"
            leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
            onClick={() => setCreating(true)}
          >
            {t('scheduling.create')}
          </Button>
        )
      }
      views={!hidden && { list: 'timeslot-groups', path: '/timeslotgroup' }}
      searchLabel={t('scheduling.list.search')}
      filters={[
        locations.length > 1 && {
          name: 'location',
          label: t('scheduling.location'),
          options: locations.map(([value, label]) => ({ value, label })),
        },
        {
          name: 'settle',
          label: t('scheduling.toSettle'),
          options: [{ value: 'yes', label: t('scheduling.settings.yes') }],
        },
      ]}
      words={{
        failed: t('scheduling.group.failed'),
        empty: {
          title: t(hidden ? 'scheduling.noneHidden' : 'scheduling.none'),
          text: t(hidden ? 'scheduling.noneHiddenText' : 'scheduling.noneText'),
        },
        noMatch: { title: t('scheduling.list.noMatch') },
      }}
      table={table}
      totals={(_result, rows) => t('scheduling.count', { count: rows.length })}
    >
      {creating && <CreateTimeslotGroupDialog onClose={() => setCreating(false)} />}
    </ListPage>
  );
}

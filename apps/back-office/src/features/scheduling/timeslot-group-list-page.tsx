import { Card } from '@foyer/ui/card.tsx';
import { DataTable } from '@foyer/ui/data-table.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { StatusTag } from '@foyer/ui/status-tag.tsx';
import { TableFooter } from '@foyer/ui/table-footer.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import type { TimeslotGroupListQuery } from '../../generated/operations.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { TimeslotGroupList } from './scheduling.graphql.ts';

const CreateTimeslotGroupDialog = onDemand(
  async () => (await import('./create-timeslot-group-dialog.tsx')).CreateTimeslotGroupDialog,
);

type Row = TimeslotGroupListQuery['timeslotGroups'][number];

export default function TimeslotGroupListPage() {
  return <TimeslotGroupOverview />;
}

/** The timeslot groups of the overviews, or those that they leave out. */
export function TimeslotGroupOverview({ hidden = false }: { hidden?: boolean }) {
  const { t } = useMessages();
  const [creating, setCreating] = useState(false);
  const query = useGraphqlQuery(TimeslotGroupList, { hidden });
  const canEdit = useCan('timeslotgroup', 'edit');
  const other = (
    <Button component={Link} to={hidden ? '/timeslotgroup' : '/timeslotgroup/hidden-groups'} c="var(--text)">
      {t(hidden ? 'scheduling.shownGroups' : 'scheduling.hiddenGroups')}
    </Button>
  );
  const add = canEdit && !hidden && (
    <Button
      variant="filled"
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t('scheduling.create')}
    </Button>
  );
  return (
    <Page
      kind="list"
      title={t(hidden ? 'scheduling.hiddenGroups' : 'scheduling.title')}
      actions={
        <>
          <Button component={Link} to="/timeslotgroup/conflicts" c="var(--text)">
            {t('scheduling.conflict.title')}
          </Button>
          {other}
          {add}
        </>
      }
    >
      <QueryView query={query} failed={t('scheduling.group.failed')}>
        {({ timeslotGroups }) => (
          <Card flush>
            {timeslotGroups.length === 0 ? (
              <EmptyState kind="first" title={t(hidden ? 'scheduling.noneHidden' : 'scheduling.none')}>
                {t(hidden ? 'scheduling.noneHiddenText' : 'scheduling.noneText')}
              </EmptyState>
            ) : (
              <TimeslotGroupTable rows={timeslotGroups} />
            )}
          </Card>
        )}
      </QueryView>
      {creating && <CreateTimeslotGroupDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

function TimeslotGroupTable({ rows }: { rows: readonly Row[] }) {
  const { t, date, number } = useMessages();
  const linked = ({ ticketGroups }: Row) => ticketGroups.map(({ name }) => name).join(', ');
  const until = ({ yields }: Row) => (yields.untilDate ? date(yields.untilDate) : '—');
  const conflicts = ({ yields }: Row) =>
    yields.conflictCount > 0 && (
      <StatusTag tone="warning">{t('scheduling.conflicts', { count: yields.conflictCount })}</StatusTag>
    );
  return (
    <>
      <DataTable
        label={t('scheduling.title')}
        rows={rows}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/timeslotgroup/${id}`}
        columns={[
          { key: 'name', header: t('scheduling.name'), cell: ({ name }) => name },
          { key: 'location', header: t('scheduling.location'), cell: ({ location }) => location.name },
          { key: 'linked', header: t('scheduling.linked'), cell: linked, wideOnly: true },
          { key: 'until', header: t('scheduling.until'), cell: until },
          {
            key: 'count',
            header: t('scheduling.ahead'),
            align: 'end',
            cell: ({ yields }) => number(yields.timeslotCount),
          },
          {
            key: 'sold',
            header: t('scheduling.sold'),
            align: 'end',
            cell: ({ yields }) => number(yields.soldPlaces),
          },
          { key: 'conflicts', header: t('scheduling.toSettle'), hiddenHeader: true, cell: conflicts },
        ]}
        card={(row) => ({
          title: row.name,
          figure: number(row.yields.timeslotCount),
          line2: row.location.name,
          line2End: conflicts(row) || until(row),
          line3: linked(row),
        })}
      />
      <TableFooter>{t('scheduling.count', { count: rows.length })}</TableFooter>
    </>
  );
}

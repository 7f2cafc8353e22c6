import { Card } from '@foyer/ui/card.tsx';
import { EmptyState } from '@foyer/ui/empty-state.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { SavedViews } from '../../components/saved-views.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { FoundTimeslotGroups } from './found-timeslot-groups.tsx';
import { TimeslotGroupList } from './scheduling.graphql.ts';

const CreateTimeslotGroupDialog = onDemand(
  async () => (await import('./create-timeslot-group-dialog.tsx')).CreateTimeslotGroupDialog,
);

export default function TimeslotGroupListPage() {
  return <TimeslotGroupOverview />;
}

/** The timeslot groups of the overviews, or those that they leave out. */
export function TimeslotGroupOverview({ hidden = false }: { hidden?: boolean }) {
  const { t } = useMessages();
  const [creating, setCreating] = useState(false);
  const query = useGraphqlQuery(TimeslotGroupList, { hidden });
  const canEdit = useCan('timeslotgroup', 'edit');
  const go = useGo();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const others = [
    { label: t('scheduling.conflict.title'), to: '/timeslotgroup/conflicts' },
    hidden
      ? { label: t('scheduling.shownGroups'), to: '/timeslotgroup' }
      : { label: t('scheduling.hiddenGroups'), to: '/timeslotgroup/hidden-groups' },
  ];
  const add = canEdit && !hidden && (
    <Button
      variant="filled"
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
      onClick={() => setCreating(true)}
    >
      {t('scheduling.create')}
    </Button>
  );
  const isEmpty = query.data?.timeslotGroups.length === 0;
  return (
    <Page
      kind="list"
      title={t(hidden ? 'scheduling.hiddenGroups' : 'scheduling.title')}
      actions={
        <>
          {!phone &&
            others.map(({ label, to }) => (
              <Button key={to} component={Link} to={to} c="var(--text)">
                {label}
              </Button>
            ))}
          {!isEmpty && add}
          {phone && (
            <RowMenu
              label={t('scheduling.title')}
              variant="default"
              actions={others.map(({ label, to }) => ({ label, onClick: () => go(to) }))}
            />
          )}
        </>
      }
      tabs={!hidden && <SavedViews list="timeslot-groups" path="/timeslotgroup" />}
    >
      <QueryView query={query} failed={t('scheduling.group.failed')}>
        {({ timeslotGroups }) => (
          <Card flush>
            {isEmpty ? (
              <EmptyState
                kind="first"
                title={t(hidden ? 'scheduling.noneHidden' : 'scheduling.none')}
                actions={add}
              >
                {t(hidden ? 'scheduling.noneHiddenText' : 'scheduling.noneText')}
              </EmptyState>
            ) : (
              <FoundTimeslotGroups all={timeslotGroups} refetching={query.isFetching} />
            )}
          </Card>
        )}
      </QueryView>
      {creating && <CreateTimeslotGroupDialog onClose={() => setCreating(false)} />}
    </Page>
  );
}

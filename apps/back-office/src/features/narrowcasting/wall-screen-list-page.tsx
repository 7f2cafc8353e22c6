import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { Page } from '@foyer/ui/page.tsx';
import { EmptyState } from '@foyer/ui/states/empty-state.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { TabLinks } from '@foyer/ui/tab-links.tsx';
import { DataTable } from '@foyer/ui/table/data-table.tsx';
import { TableFooter } from '@foyer/ui/table/table-footer.tsx';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { WallScreenList } from './narrowcasting.graphql.ts';
import { useWallScreenTable, type WallScreenRow } from './use-wall-screen-table.tsx';

const WaitingTimeDialog = onDemand(async () => (await import('./waiting-time-dialog.tsx')).WaitingTimeDialog);

const paths = { list: '/narrowcasting', board: '/narrowcasting-v2' } as const;
const refetchMs = 10_000;

/** Wall screens: lists (version 1) and boards (version 2), each with its own address. */
export default function WallScreenListPage() {
  const { t } = useMessages();
  const { pathname } = useLocation();
  const canEdit = useCan('timeslotgroup', 'edit');
  const layout = pathname.startsWith(paths.board) ? 'board' : 'list';
  const query = useGraphqlQuery(WallScreenList, {}, { refetchEveryMs: refetchMs });
  const count = (of: 'list' | 'board') =>
    query.data?.wallScreens.filter((screen) => screen.layout === of).length ?? 0;
  return (
    <Page
      kind="list"
      title={t('narrowcasting.title')}
      actions={canEdit && <CreateButton layout={layout} />}
      tabs={
        <TabLinks
          label={t('narrowcasting.title')}
          tabs={(['list', 'board'] as const).map((of) => ({
            to: paths[of],
            label: t(`narrowcasting.tab.${of}`),
            ...(query.data && { count: count(of) }),
            current: of === layout,
          }))}
        />
      }
    >
      <QueryView query={query} failed={t('narrowcasting.failed')}>
        {({ wallScreens }) => (
          <Screens
            screens={wallScreens.filter((screen) => screen.layout === layout)}
            layout={layout}
            canEdit={canEdit}
          />
        )}
      </QueryView>
    </Page>
  );
}

function CreateButton({ layout }: { layout: 'list' | 'board' }) {
  const { t } = useMessages();
  return (
    <Button
      component={Link}
      to={`/narrowcasting/create?layout=${layout}`}
      variant="filled"
      c="var(--on-ink)"
      leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
    >
      {t('narrowcasting.create')}
    </Button>
  );
}

interface ScreensProps {
  screens: readonly WallScreenRow[];
  layout: 'list' | 'board';
  canEdit: boolean;
}

function Screens({ screens, layout, canEdit }: ScreensProps) {
  const { t } = useMessages();
  const [waitingAt, setWaitingAt] = useState<WallScreenRow | null>(null);
  const table = useWallScreenTable(canEdit ? setWaitingAt : null);
  if (screens.length === 0) {
    return (
      <Card>
        <EmptyState
          kind="first"
          title={t(`narrowcasting.empty.${layout}`)}
          actions={canEdit && <CreateButton layout={layout} />}
        >
          {t('narrowcasting.empty.text')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card flush>
      <DataTable label={t(`narrowcasting.tab.${layout}`)} rows={screens} {...table} />
      <TableFooter>{t('narrowcasting.count', { count: screens.length })}</TableFooter>
      {waitingAt && <WaitingTimeDialog screen={waitingAt} onClose={() => setWaitingAt(null)} />}
    </Card>
  );
}

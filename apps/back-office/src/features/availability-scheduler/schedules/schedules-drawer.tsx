import { SideSheet } from '@foyer/ui/dialogs/side-sheet.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import type { ProductCalendarsQuery, SchedulerChoicesQuery } from '../../../generated/operations.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import type { ShownPlace } from '../calendar/shown-place.ts';
import type { SchedulerAddress } from '../use-scheduler-address.ts';
import { BlockerEditor } from './blocker-editor.tsx';
import { DeletionReview } from './deletion-review.tsx';
import { ScheduleEditor } from './schedule-editor.tsx';
import { ScheduleList } from './schedule-list.tsx';
import { ProductCalendars } from './schedules.graphql.ts';

export interface SchedulesDrawerProps {
  address: SchedulerAddress;
  choices: SchedulerChoicesQuery;
  place: ShownPlace | null;
  canEdit: boolean;
}

/** Sets up schedules and blockers and lists them; what is typed is kept until it is discarded explicitly. */
export function SchedulesDrawer(props: SchedulesDrawerProps) {
  const { address } = props;
  const { t } = useMessages();
  const [dirty, setDirty] = useState(false);
  const [asking, setAsking] = useState(false);
  const query = useGraphqlQuery(ProductCalendars, {});
  const { panel = 'schedules', itemId } = address;
  const leave = () => {
    setDirty(false);
    setAsking(false);
    address.change({ panel: undefined, item: undefined, stretch: undefined });
  };
  const titles = {
    schedules: t('scheduler.manage'),
    schedule: t(itemId ? 'scheduler.form.edit' : 'scheduler.form.create'),
    block: t(itemId ? 'scheduler.blocker.edit' : 'scheduler.blocker.create'),
    'delete-schedule': t('scheduler.form.delete'),
    'delete-block': t('scheduler.blocker.delete'),
  };
  return (
    <SideSheet onClose={() => (dirty ? setAsking(true) : leave())} title={titles[panel] ?? titles.schedules}>
      {asking && (
        <Notice
          tone="warning"
          title={t('scheduler.unsaved')}
          links={
            <>
              <Button size="compact-sm" variant="subtle" onClick={() => setAsking(false)}>
                {t('scheduler.continueEditing')}
              </Button>
              <Button size="compact-sm" variant="subtle" color="danger" onClick={leave}>
                {t('scheduler.discard')}
              </Button>
            </>
          }
        />
      )}
      <QueryView query={query} failed={t('scheduler.schedulesFailed')}>
        {(data) => (
          <Content key={`${panel} ${itemId}`} {...props} data={data} onDirty={setDirty} onLeave={leave} />
        )}
      </QueryView>
    </SideSheet>
  );
}

interface ContentProps extends SchedulesDrawerProps {
  data: ProductCalendarsQuery;
  onDirty: (dirty: boolean) => void;
  /** Closes the drawer. */
  onLeave: () => void;
}

function Content({ address, choices, place, canEdit, data, onDirty, onLeave }: ContentProps) {
  const { t } = useMessages();
  const { productCalendars: calendars } = data;
  const { panel, itemId } = address;
  const done = () => {
    onDirty(false);
    address.change({ panel: 'schedules', item: undefined, stretch: undefined });
  };
  const ofSchedule = calendars.find(({ schedules }) => schedules.some(({ id }) => id === itemId));
  const schedule = ofSchedule?.schedules.find(({ id }) => id === itemId) ?? null;
  const ofBlocker = calendars.find(({ blockers }) => blockers.some(({ id }) => id === itemId));
  const blocker = ofBlocker?.blockers.find(({ id }) => id === itemId) ?? null;
  const isGone = itemId !== undefined && !schedule && !blocker;
  if (panel === 'schedules' || !canEdit || isGone) {
    return (
      <>
        {isGone && <Notice tone="warning">{t('scheduler.scheduleGone')}</Notice>}
        <ScheduleList calendars={calendars} address={address} canEdit={canEdit} />
      </>
    );
  }
  // what was opened from the list goes back to it
  const shared = { choices, place, onDone: done, onCancel: itemId ? done : onLeave, onDirty };
  if (panel === 'schedule') return <ScheduleEditor schedule={schedule} calendar={ofSchedule} {...shared} />;
  if (panel === 'block') {
    return (
      <BlockerEditor
        blocker={blocker}
        calendar={ofBlocker}
        day={address.date}
        stretch={address.stretch}
        {...shared}
      />
    );
  }
  return (
    <DeletionReview
      kind={panel === 'delete-block' ? 'block' : 'schedule'}
      id={itemId ?? ''}
      onDone={done}
      onBack={() => address.change({ panel: 'schedules', item: undefined })}
    />
  );
}

import { useMessages } from '@foyer/ui/messages.tsx';
import { useState } from 'react';
import { CloseTimeslotsDialog } from '../../components/close-timeslots/close-button.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import type { DayTimeslot } from './day-timeslot.ts';
import { ChangeTimeslot, TimeslotDay } from './timeslot-day.graphql.ts';

/** Closes a timeslot for sale, or opens it; the visitors in it keep their places. */
export function TimeslotMenu({ timeslot }: { timeslot: DayTimeslot }) {
  const { t, date } = useMessages();
  const [closing, setClosing] = useState(false);
  const notify = useNotify();
  const change = useGraphqlMutation(ChangeTimeslot, { refetch: [TimeslotDay] });
  const isOpen = timeslot.state === 'open';
  const label = t(isOpen ? 'scheduling.day.close' : 'scheduling.day.open');
  return (
    <>
      <RowMenu
        label={timeslot.time}
        actions={[
          {
            label,
            onClick: () =>
              void change
                .mutateAsync({ id: timeslot.id, input: { state: isOpen ? 'closed' : 'open' } })
                .catch(() => notify.failed()),
          },
          {
            label: t('closures.cancelTimeslot'),
            destructive: true,
            onClick: () => setClosing(true),
          },
        ]}
      />
      {closing && (
        <CloseTimeslotsDialog
          title={t('closures.start.closeTimeslot', { date: date(timeslot.date), time: timeslot.time })}
          submitLabel={t('closures.cancelTimeslot')}
          place={{ scopeKind: 'timeslot', scopeIds: [timeslot.id] }}
          date={timeslot.date}
          fixedTime
          onClose={() => setClosing(false)}
        />
      )}
    </>
  );
}

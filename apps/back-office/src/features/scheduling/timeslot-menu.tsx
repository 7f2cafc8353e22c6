import { useMessages } from '@foyer/ui/messages.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import type { DayTimeslot } from './day-timeslot.ts';
import { ChangeTimeslot, TimeslotDay } from './timeslot-day.graphql.ts';

/** Closes a timeslot for sale, or opens it; the visitors in it keep their places. */
export function TimeslotMenu({ timeslot }: { timeslot: DayTimeslot }) {
  const { t } = useMessages();
  const notify = useNotify();
  const change = useGraphqlMutation(ChangeTimeslot, { refetch: [TimeslotDay] });
  const isOpen = timeslot.state === 'open';
  const label = t(isOpen ? 'scheduling.day.close' : 'scheduling.day.open');
  return (
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
      ]}
    />
  );
}

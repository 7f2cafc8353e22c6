import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useClosing } from '../../../components/close-timeslots/use-closing.tsx';
import { RowMenu } from '../../../components/row-menu.tsx';
import { useGo } from '../../../components/use-go.ts';
import type { DayTimeslot } from './day-timeslot.ts';
import type { HandEdit } from './hand-edits.ts';

interface TimeslotMenuProps {
  timeslot: DayTimeslot;
  /** Whether the rules yield it too: one that a person added goes when it is given back to them. */
  isInRules: boolean;
  edit: HandEdit | undefined;
  onEdit: (edit: HandEdit) => void;
}

/** What can be done with one timeslot. All but cancelling is reviewed with the other changes of the day. */
export function TimeslotMenu({ timeslot, isInRules, edit, onEdit }: TimeslotMenuProps) {
  const { t } = useMessages();
  const go = useGo();
  const closing = useClosing();
  const state = edit?.state ?? timeslot.state;
  return (
    <>
      <RowMenu
        label={timeslot.time}
        actions={[
          {
            label: t('scheduling.timeslot.edit'),
            onClick: () => go(`/timeslot-aanpassen/${timeslot.id}`),
          },
          {
            label: t(state === 'open' ? 'scheduling.day.close' : 'scheduling.day.open'),
            onClick: () => onEdit({ state: state === 'open' ? 'closed' : 'open', followsRules: false }),
          },
          ...(timeslot.madeByHand
            ? [
                {
                  label: t(isInRules ? 'scheduling.day.followRules' : 'scheduling.day.delete'),
                  destructive: !isInRules,
                  onClick: () => onEdit({ followsRules: true }),
                },
              ]
            : []),
          {
            label: t('closures.cancelTimeslots', { count: 1 }),
            destructive: true,
            onClick: () => closing.closeTimeslots([timeslot]),
          },
        ]}
      />
      {closing.dialog}
    </>
  );
}

import { useMessages } from '@foyer/ui/messages.tsx';
import { ActionIcon, Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconPlus, IconUsers } from '@tabler/icons-react';
import { AskToCancelDay } from '../../components/close-timeslots/close-button.tsx';
import { useClosing } from '../../components/close-timeslots/use-closing.tsx';
import { RowMenu } from '../../components/row-menu.tsx';
import { useGo } from '../../components/use-go.ts';

interface DayActionsProps {
  groupId: string;
  date: string;
  /** Left out where none can be added. */
  onAdd: (() => void) | undefined;
  /** What is left of the day begins there; undefined where nothing is left that can be cancelled. */
  cancelFrom: string | undefined;
}

/** What can be done with a day; on a phone its visitors, and the rest behind three dots (design/more.md, 16). */
export function DayActions({ groupId, date, onAdd, cancelFrom }: DayActionsProps) {
  const { t } = useMessages();
  const go = useGo();
  const closing = useClosing();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const place = { scopeKind: 'timeslot-group', scopeIds: [groupId] } as const;
  const openVisitors = () => go(`/timeslotgroup/${groupId}/visitors?date=${date}`);
  const cancelDay =
    closing.mayClose && cancelFrom ? () => closing.closeDay(place, date, cancelFrom) : undefined;
  const more = [
    ...(onAdd ? [{ label: t('scheduling.day.add'), onClick: onAdd }] : []),
    ...(cancelDay ? [{ label: t('closures.cancelDay'), destructive: true, onClick: cancelDay }] : []),
  ];
  return (
    <>
      {phone ? (
        <>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t('scheduling.day.visitors')}
            onClick={openVisitors}
          >
            <IconUsers size={17} stroke={1.6} aria-hidden="true" />
          </ActionIcon>
          {more.length > 0 && <RowMenu label={t('scheduling.dayView')} variant="default" actions={more} />}
        </>
      ) : (
        <>
          <Button
            leftSection={<IconUsers size={15} stroke={1.6} aria-hidden="true" />}
            onClick={openVisitors}
          >
            {t('scheduling.day.visitors')}
          </Button>
          {onAdd && (
            <Button leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />} onClick={onAdd}>
              {t('scheduling.day.add')}
            </Button>
          )}
          {cancelDay && <AskToCancelDay onClick={cancelDay} />}
        </>
      )}
      {/* In one place for both: what is typed in it survives a phone that is turned. */}
      {closing.dialog}
    </>
  );
}

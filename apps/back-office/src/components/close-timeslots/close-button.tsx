import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { useMessages } from '@foyer/ui/messages.tsx';
import { onDemand } from '@foyer/ui/on-demand.tsx';
import { Button } from '@mantine/core';
import { IconCalendarX } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../use-can.ts';
import { useWeekdayName } from '../weekday-name.ts';
import type { PlaceToClose } from './close-timeslots-dialog.tsx';

export const CloseTimeslotsDialog = onDemand(
  async () => (await import('./close-timeslots-dialog.tsx')).CloseTimeslotsDialog,
);

interface CancelDayButtonProps {
  place: PlaceToClose;
  date: string;
  /** From where on, where the day has begun. */
  from?: string | undefined;
}

/** Cancel day: closes what is left of a date, with what happens to its visitors. Only for who may. */
export function CancelDayButton({ place, date, from = '00:00' }: CancelDayButtonProps) {
  const { t, date: written } = useMessages();
  const weekdayName = useWeekdayName();
  const [opened, setOpened] = useState(false);
  if (!useCan('timeslotgroup', 'edit')) return null;
  const day = `${weekdayName(weekdayOf(date))} ${written(date)}`;
  return (
    <>
      <Button
        variant="default"
        c="var(--danger-text)"
        leftSection={<IconCalendarX size={15} stroke={1.6} aria-hidden="true" />}
        onClick={() => setOpened(true)}
      >
        {t('closures.cancelDay')}
      </Button>
      {opened && (
        <CloseTimeslotsDialog
          title={t('closures.start.cancelDay', { day })}
          submitLabel={t('closures.cancelDay')}
          place={place}
          date={date}
          from={from}
          onClose={() => setOpened(false)}
        />
      )}
    </>
  );
}

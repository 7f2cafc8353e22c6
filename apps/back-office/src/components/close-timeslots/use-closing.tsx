import { weekdayOf } from '@foyer/domain/calendar/weekday.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { type ReactNode, useState } from 'react';
import { useWeekdayName } from '../fields/weekday-name.ts';
import { useCan } from '../use-can.ts';
import type { CloseTimeslotsDialogProps, PlaceToClose } from './close-timeslots-dialog.tsx';

const CloseTimeslotsDialog = onDemand(
  async () => (await import('./close-timeslots-dialog.tsx')).CloseTimeslotsDialog,
);

interface ClosableTimeslot {
  id: string;
  date: string;
  time: string;
}

export interface Closing {
  /** Without the right to close, nothing opens it. */
  mayClose: boolean;
  /** Closes these timeslots whole. */
  closeTimeslots: (timeslots: readonly ClosableTimeslot[]) => void;
  /** Closes a day, or the hours and days that the dialog is given instead. */
  closeDay: (place: PlaceToClose, date: string, from?: string) => void;
  dialog: ReactNode;
}

/** The one way to a closure, whatever screen it starts from: page of a day, scheduler, dashboard or a row. */
export function useClosing(): Closing {
  const { t, date: written } = useMessages();
  const weekdayName = useWeekdayName();
  const [asked, setAsked] = useState<Omit<CloseTimeslotsDialogProps, 'onClose'> | null>(null);
  const mayClose = useCan('timeslotgroup', 'edit');
  const closeTimeslots = (timeslots: readonly ClosableTimeslot[]) => {
    const dates = timeslots.map(({ date }) => date).sort();
    const [first] = timeslots;
    const [from] = dates;
    if (!first || from === undefined) return;
    setAsked({
      title:
        timeslots.length === 1
          ? t('closures.start.closeTimeslot', { date: written(first.date), time: first.time })
          : t('closures.start.closeTimeslots', { count: timeslots.length }),
      submitLabel: t('closures.cancelTimeslots', { count: timeslots.length }),
      place: { scopeKind: 'timeslot', scopeIds: timeslots.map(({ id }) => id) },
      date: from,
      untilDate: dates.at(-1) ?? from,
      fixedTime: true,
    });
  };
  const closeDay = (place: PlaceToClose, date: string, from = '00:00') =>
    setAsked({
      title: t('closures.start.cancelDay', { day: `${weekdayName(weekdayOf(date))} ${written(date)}` }),
      submitLabel: t('closures.cancelDay'),
      place,
      date,
      from,
    });
  const dialog = asked && <CloseTimeslotsDialog {...asked} onClose={() => setAsked(null)} />;
  return { mayClose, closeTimeslots, closeDay, dialog };
}

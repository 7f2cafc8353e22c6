import { useMessages } from '@foyer/ui/states/messages.tsx';
import { fitIn, isShutFor, type OwnPlaces, type VisitForGroup } from './reservation-form.ts';

/** A timeslot in words: '09:30, 28 left'. */
export function useVisitWords(own: OwnPlaces | null) {
  const { t, number } = useMessages();
  const textOf = (visit: VisitForGroup): string => {
    const { time } = visit;
    if (isShutFor(visit, own)) return t('reservations.option.closed', { time });
    const { left } = fitIn(visit, 0, own);
    if (left === null) return t('reservations.option.unlimited', { time });
    if (left < 0) return t('reservations.option.over', { time, count: number(-left) });
    return t('reservations.option.left', { time, count: number(left) });
  };
  return {
    textOf,
    /** With its location where those of the day are at several. */
    optionOf: (visit: VisitForGroup, all: readonly VisitForGroup[]): string => {
      const isElsewhere = all.some(({ locationName }) => locationName !== visit.locationName);
      const text = textOf(visit);
      return isElsewhere ? t('reservations.option.at', { text, location: visit.locationName }) : text;
    },
  };
}

import { addDays } from '@foyer/domain/calendar/local-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';

interface ClosureTimes {
  fromLocal: string;
  untilLocal: string;
}

/** When something is closed, in words: a day, part of a day, or a period. */
export function useClosureWords(): { when: (closure: ClosureTimes) => string } {
  const { t, date } = useMessages();
  const when = ({ fromLocal, untilLocal }: ClosureTimes) => {
    const from = readLocal(fromLocal);
    const until = readLocal(untilLocal);
    const isToMidnight = until.time === '00:00';
    const lastDay = isToMidnight ? addDays(until.date, -1) : until.date;
    const start = from.time === '00:00' ? date(from.date) : `${date(from.date)} ${from.time}`;
    if (from.date === lastDay && from.time === '00:00' && isToMidnight) return start;
    const end = isToMidnight ? '24:00' : until.time;
    if (from.date === lastDay) return `${date(from.date)} ${from.time}–${end}`;
    return t('shell.closure.period', {
      from: start,
      until: isToMidnight ? date(lastDay) : `${date(lastDay)} ${end}`,
    });
  };
  return { when };
}

/** `2026-11-20 14:00` in its parts. */
function readLocal(local: string): { date: string; time: string } {
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

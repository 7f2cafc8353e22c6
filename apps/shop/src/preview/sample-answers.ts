import { addDays } from '@foyer/domain/calendar/local-date.ts';
import type { ShownDay, ShownTimeslot } from '@foyer/domain/storefront/shown-availability.ts';

export const sampleTimeslotId = 'sample-14:00';

/** The day of the sample visit: in a week. */
export const sampleDate = (today: string): string => addDays(today, 7);

const times = ['10:00', '10:30', '11:00', '11:30', '13:00', '13:30', '14:00', '14:30', '15:00', '18:30'];

/**
 * What the steps read of a page that is only shown: days and times as a museum may have them, on every page the same, so
 * that a page without timeslots shows its look too. The rest is not there.
 */
export async function sampleAnswer(path: string): Promise<unknown> {
  const url = new URL(path, 'https://foyer.invalid/');
  const date = /\/availability\/(\d{4}-\d\d-\d\d)$/.exec(url.pathname)?.[1];
  if (date) return { timeslots: times.map(timeslotAt) };
  if (url.pathname.endsWith('/availability/next')) return { day: null };
  if (url.pathname.endsWith('/availability')) {
    return { days: daysOf(url.searchParams.get('from') ?? '', url.searchParams.get('until') ?? '') };
  }
  if (url.pathname.includes('/ticket-types/')) return { ticketTypes: [] };
  return null;
}

function timeslotAt(time: string, index: number): ShownTimeslot {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const end = hour * 60 + minute + 75;
  const two = (value: number) => String(value).padStart(2, '0');
  const isFew = index === 3;
  const state = isFew ? 'almost full' : 'available';
  return {
    id: `sample-${time}`,
    time,
    endTime: `${two(Math.floor(end / 60))}:${two(end % 60)}`,
    state,
    look: state,
    reason: null,
    left: isFew ? 4 : null,
    party: 2,
  };
}

function daysOf(from: string, until: string): ShownDay[] {
  const days: ShownDay[] = [];
  for (let date = from; date !== '' && date <= until && days.length < 62; date = addDays(date, 1)) {
    const isClosed = new Date(`${date}T00:00:00Z`).getUTCDay() === 1;
    const state = isClosed ? 'closed' : 'available';
    days.push({ date, state, look: state, reason: isClosed ? 'closed' : null, fromPriceMinor: null });
  }
  return days;
}

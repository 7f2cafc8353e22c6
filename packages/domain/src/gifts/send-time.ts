import type { LocalDate } from '../calendar/local-date.ts';
import { localDateAt, momentOf } from '../calendar/zoned-time.ts';

const morning = '08:00';

/** When a present is sent: on its day at 8 in the morning by the clock of the museum; without a day, or today, at once. */
export function sendTimeOf(
  sendOn: LocalDate | null,
  { now, timeZone }: { now: Date; timeZone: string },
): Date {
  if (sendOn === null || sendOn <= localDateAt(now, timeZone)) return now;
  return momentAt(sendOn, timeZone);
}

function momentAt(date: LocalDate, timeZone: string): Date {
  const moment = momentOf(date, morning, timeZone);
  return 'at' in moment ? moment.at : new Date(`${date}T${morning}:00Z`);
}

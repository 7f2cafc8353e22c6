/** A time of day without a place, '14:00', from '00:00' to '23:59'. Times compare correctly as strings. */
export type LocalTime = string;

const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;
const minutesOfHour = 60;
export const minutesOfDay = 24 * minutesOfHour;

/** Whether the text is a time of day: the hour to 23, the minutes from 0 to 59. */
export function isLocalTime(text: string): text is LocalTime {
  return timePattern.test(text);
}

/** Minutes since midnight. */
export function minutesSinceMidnight(time: LocalTime): number {
  return Number(time.slice(0, 2)) * minutesOfHour + Number(time.slice(3, 5));
}

/** The time so many minutes after midnight; beyond 24:00 it continues with the times of the next day. */
export function timeAtMinutes(minutes: number): LocalTime {
  const within = ((minutes % minutesOfDay) + minutesOfDay) % minutesOfDay;
  const hour = Math.floor(within / minutesOfHour);
  return `${String(hour).padStart(2, '0')}:${String(within % minutesOfHour).padStart(2, '0')}`;
}

/**
 * What people type for a time, as a time: '9:30', '9.30', '0930', '9', '14u' all have one meaning.
 * Nothing when it is no time of day.
 */
export function readLocalTime(typed: string): LocalTime | null {
  const match = /^(\d{1,2})(?:[:.hu]?(\d{2}))?[hu]?$/.exec(typed.trim().toLowerCase());
  if (!match) return null;
  const time = `${(match[1] ?? '').padStart(2, '0')}:${match[2] ?? '00'}`;
  return isLocalTime(time) ? time : null;
}

/** An instant by the clocks of a place: 'Tuesday 1 December, 10:00', or only the time. */
export function instantText(instant: string, language: string, timeZone: string, hasDate: boolean): string {
  return new Intl.DateTimeFormat(formatLanguage(language), {
    ...(hasDate && { weekday: 'long', day: 'numeric', month: 'long' }),
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
    timeZone,
  }).format(new Date(instant));
}

/** English dates as they are written in Europe. */
const formatLanguage = (language: string): string => (language === 'en' ? 'en-GB' : language);

import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nl';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DatePicker } from '@mantine/dates';

interface DateCalendarProps {
  value: string | null;
  onPick: (date: string) => void;
  minDate?: string;
  maxDate?: string;
  /** A day that cannot be picked. */
  isClosed?: (date: string) => boolean;
  /** The first day of a month that is gone to. */
  onMonth?: (first: string) => void;
}

/** A month to pick a day from; weeks start on Monday. Fetched when a date field is first entered. */
export function DateCalendar({ value, onPick, minDate, maxDate, isClosed, onMonth }: DateCalendarProps) {
  const { t, intlLocale } = useMessages();
  return (
    <DatePicker
      value={value}
      defaultDate={value ?? minDate}
      onChange={(date) => date && onPick(date)}
      minDate={minDate}
      maxDate={maxDate}
      {...(isClosed ? { excludeDate: isClosed } : {})}
      onDateChange={onMonth}
      locale={intlLocale.startsWith('nl') ? 'nl' : 'en'}
      firstDayOfWeek={1}
      // Days of other months and red weekends would be too faint to read.
      hideOutsideDates
      weekendDays={[]}
      ariaLabels={{ previousMonth: t('ui.previous'), nextMonth: t('ui.next') }}
    />
  );
}

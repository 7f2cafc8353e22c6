import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nl';
import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { useMessages } from '@foyer/ui/messages.tsx';
import { DateInput, type DateInputProps } from '@mantine/dates';

interface DateFieldProps extends Omit<DateInputProps, 'value' | 'onChange'> {
  /** '2026-11-20', or null. */
  value?: string | null;
  onChange?: (date: string | null) => void;
}

/** A date as DD-MM-YYYY, typed or picked; weeks start on Monday. Only for lazily loaded pages. */
export function DateField({ value, onChange, ...props }: DateFieldProps) {
  const { intlLocale } = useMessages();
  return (
    <DateInput
      {...props}
      value={value ?? null}
      onChange={(date) => onChange?.(date ? String(date).slice(0, 10) : null)}
      valueFormat="DD-MM-YYYY"
      placeholder="DD-MM-YYYY"
      dateParser={readTypedDate}
      locale={intlLocale.startsWith('nl') ? 'nl' : 'en'}
      firstDayOfWeek={1}
    />
  );
}

/** '20-11-2026', '20/11/26' or '20.11.2026' as a date. */
function readTypedDate(typed: string): string | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(typed.trim()) ?? [];
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isLocalDate(date) ? date : null;
}

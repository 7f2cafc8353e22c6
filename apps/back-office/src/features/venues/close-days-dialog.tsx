import { datesFromUntil, daysBetween, isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '../../components/fields/date-field.tsx';
import { useErrorText } from '../../components/use-error-text.ts';
import { datesOfLaterYears, repeatedYears } from './closed-days.ts';

interface CloseDaysDialogProps {
  from: string;
  until: string;
  today: string;
  onClose: () => void;
  /** `later`: the same days of the years after. */
  onConfirm: (dates: string[], later: string[], note: string) => void;
}

const longestRange = 366;

/** Which days, and why: each closed day asks for a note (design, 11). Nothing is saved before the page is. */
export function CloseDaysDialog({ today, onClose, onConfirm, ...asked }: CloseDaysDialogProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [from, setFrom] = useState<string | null>(asked.from);
  const [until, setUntil] = useState<string | null>(asked.until);
  const [note, setNote] = useState('');
  const [everyYear, setEveryYear] = useState(false);
  const [tried, setTried] = useState(false);
  const refusals = refusalsOf(
    from,
    until,
    today,
    everyYear ? Math.floor(longestRange / repeatedYears) : longestRange,
  );
  const isGood = !refusals.from && !refusals.until;
  const dates = isGood && from && until ? datesFromUntil(from, until) : [];
  const later = everyYear ? datesOfLaterYears(dates) : [];
  const errorOf = (refusal: ReturnType<typeof refusalsOf>['from']) => tried && refusal && errorText(refusal);
  return (
    <FormDialog
      opened
      title={t('venues.closed.closeTitle')}
      submitLabel={t('venues.closed.close', { count: dates.length + later.length })}
      onSubmit={() => {
        setTried(true);
        if (isGood) onConfirm(dates, later, note.trim());
      }}
      onClose={onClose}
    >
      <Fields>
        <Fields row>
          <DateField
            label={t('venues.closed.from')}
            past="warned"
            value={from}
            minDate={today}
            error={errorOf(refusals.from)}
            onChange={setFrom}
          />
          <DateField
            label={t('venues.closed.until')}
            past="warned"
            value={until}
            minDate={today}
            error={errorOf(refusals.until)}
            onChange={setUntil}
          />
        </Fields>
        <Checkbox
          label={t('venues.closed.everyYear')}
          description={t('venues.closed.everyYearHint', { years: repeatedYears })}
          checked={everyYear}
          onChange={(event) => setEveryYear(event.currentTarget.checked)}
        />
        <TextInput
          label={t('venues.closed.note')}
          description={t('venues.closed.noteHint')}
          maxLength={200}
          value={note}
          data-autofocus
          onChange={(event) => setNote(event.currentTarget.value)}
        />
      </Fields>
    </FormDialog>
  );
}

/** Two dates, the end not before the start, of days to come, and not too far apart. */
function refusalsOf(from: string | null, until: string | null, today: string, longest: number) {
  const isDay = (day: string | null): day is string => day !== null && isLocalDate(day);
  if (!isDay(from) || !isDay(until))
    return {
      from: isDay(from) ? null : { code: 'date-invalid' },
      until: isDay(until) ? null : { code: 'date-invalid' },
    };
  if (from < today) return { from: { code: 'date-in-past' }, until: null };
  if (until < from) return { from: null, until: { code: 'end-before-start' } };
  const isLong = daysBetween(from, until) >= longest;
  return {
    from: null,
    until: isLong ? { code: 'closed-days-too-many', params: { maximum: longest } } : null,
  };
}

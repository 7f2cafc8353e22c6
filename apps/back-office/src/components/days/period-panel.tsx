import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/nl';
import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { DayRange } from '@foyer/domain/orders/order-periods.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { FilterOption } from '@foyer/ui/table/filter-chip.tsx';
import { Button, TextInput } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { readTypedDate, writeDate } from '../fields/typed-date.ts';
import styles from './period-panel.module.css';

interface PeriodPanelProps {
  periods: readonly FilterOption[];
  value: string | undefined;
  /** The own dates among the values. */
  range: DayRange | null;
  count: ((value: string) => ReactNode) | undefined;
  onChoose: (value: string | undefined) => void;
}

/** Named periods, applied when pressed; own dates, typed or picked, applied by the button or Enter. */
export function PeriodPanel({ periods, value, range, count, onChoose }: PeriodPanelProps) {
  const { t, intlLocale } = useMessages();
  const phone = useMediaQuery('(max-width: 719px)', undefined, { getInitialValueInEffect: false });
  const [typed, setTyped] = useState({
    from: writeDate(range?.from ?? null),
    until: writeDate(range?.until ?? null),
  });
  const [tried, setTried] = useState(false);
  const from = readTypedDate(typed.from);
  // One date alone is one day.
  const until = typed.until.trim() === '' ? from : readTypedDate(typed.until);
  const isReversed = from !== null && until !== null && until < from;
  const chosen = from && until && !isReversed ? (from === until ? from : `${from}..${until}`) : null;
  const [counted] = useDebouncedValue(chosen, 200);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (chosen) onChoose(chosen);
  };
  return (
    <div className={styles.panel}>
      <div className={styles.periods}>
        {periods.map((period) => (
          <button
            key={period.value}
            type="button"
            aria-pressed={period.value === value}
            onClick={() => onChoose(period.value)}
          >
            {period.label}
            {period.value === value && <IconCheck size={14} stroke={1.6} aria-hidden="true" />}
          </button>
        ))}
      </div>
      <form className={styles.own} onSubmit={submit} noValidate>
        <div className={styles.fields}>
          <TextInput
            label={t('ui.period.from')}
            placeholder="DD-MM-YYYY"
            autoComplete="off"
            data-autofocus
            value={typed.from}
            onChange={({ currentTarget }) => setTyped({ ...typed, from: currentTarget.value })}
            error={tried && from === null && t('ui.period.missing')}
          />
          <TextInput
            label={t('ui.period.until')}
            placeholder="DD-MM-YYYY"
            autoComplete="off"
            value={typed.until}
            onChange={({ currentTarget }) => setTyped({ ...typed, until: currentTarget.value })}
            error={
              tried &&
              (isReversed
                ? t('ui.period.reversed')
                : until === null && from !== null && t('ui.period.missing'))
            }
          />
        </div>
        <DatePicker
          type="range"
          allowSingleDateInRange
          fullWidth={phone}
          numberOfColumns={phone ? 1 : 2}
          // Without its second day a range is still being picked.
          value={[from, isReversed ? null : readTypedDate(typed.until)]}
          defaultDate={from && isLocalDate(from) ? from : undefined}
          onChange={([first, last]) => setTyped({ from: writeDate(first), until: writeDate(last) })}
          locale={intlLocale.startsWith('nl') ? 'nl' : 'en'}
          firstDayOfWeek={1}
          hideOutsideDates
          weekendDays={[]}
          ariaLabels={{ previousMonth: t('ui.previous'), nextMonth: t('ui.next') }}
        />
        <div className={styles.foot}>
          <span role="status">{counted !== null && count?.(counted)}</span>
          <Button variant="subtle" onClick={() => onChoose(undefined)}>
            {t('ui.period.clear')}
          </Button>
          <Button type="submit" variant="filled">
            {t('ui.period.apply')}
          </Button>
        </div>
      </form>
    </div>
  );
}

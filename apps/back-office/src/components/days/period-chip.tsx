import { readDateRange } from '@foyer/domain/orders/order-periods.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { FilterChip, type FilterOption } from '@foyer/ui/table/filter-chip.tsx';
import { useState } from 'react';

const DateRangeDialog = onDemand(async () => (await import('./date-range-dialog.tsx')).DateRangeDialog);

interface PeriodChipProps {
  label: string;
  /** The named periods: 'Last 7 days'. */
  periods: readonly FilterOption[];
  /** A named period, a day, or days as `2026-11-01..2026-11-30`. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A filter by days: a period that moves on with the day, or a first and a last day. */
export function PeriodChip({ label, periods, value, onChange }: PeriodChipProps) {
  const { t, date } = useMessages();
  const [choosing, setChoosing] = useState(false);
  const range = value ? readDateRange(value) : null;
  const words = range && {
    value: value ?? '',
    label:
      range.from === range.until
        ? date(range.from)
        : t('ui.period.range', { from: date(range.from), until: date(range.until) }),
  };
  return (
    <>
      <FilterChip
        label={label}
        options={[...periods, ...(words ? [words] : []), { value: 'choose', label: t('ui.period.choose') }]}
        value={value}
        onChange={(chosen) => (chosen === 'choose' ? setChoosing(true) : onChange(chosen))}
      />
      {choosing && (
        <DateRangeDialog
          range={range}
          onChoose={({ from, until }) => {
            onChange(from === until ? from : `${from}..${until}`);
            setChoosing(false);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

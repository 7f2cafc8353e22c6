import { readDateRange } from '@foyer/domain/orders/order-periods.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import type { FilterOption } from '@foyer/ui/table/filter-chip.tsx';
import { PanelChip } from '@foyer/ui/table/panel-chip.tsx';
import type { ReactNode } from 'react';

const PeriodPanel = onDemand(async () => (await import('./period-panel.tsx')).PeriodPanel);

interface PeriodChipProps {
  label: string;
  /** The named periods: 'Last 7 days'. */
  periods: readonly FilterOption[];
  /** A named period, a day, or days as `2026-11-01..2026-11-30`. */
  value: string | undefined;
  onChange: (value: string | undefined) => void;
  /** What the list would find with these days: '86 orders'. */
  count?: (value: string) => ReactNode;
}

/** A filter by days: a period that moves on with the day, or a first and a last day. */
export function PeriodChip({ label, periods, value, onChange, count }: PeriodChipProps) {
  const { t, date } = useMessages();
  const range = value ? readDateRange(value) : null;
  const ownDates =
    range &&
    (range.from === range.until
      ? date(range.from)
      : t('ui.period.range', { from: date(range.from), until: date(range.until) }));
  return (
    <PanelChip
      label={label}
      chosen={ownDates ?? periods.find((period) => period.value === value)?.label}
      onClear={() => onChange(undefined)}
    >
      {(close) => (
        <PeriodPanel
          periods={periods}
          value={value}
          range={range}
          count={count}
          onChoose={(chosen) => {
            onChange(chosen);
            close();
          }}
        />
      )}
    </PanelChip>
  );
}

import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PanelChip } from '@foyer/ui/table/panel-chip.tsx';
import type { SearchField } from '../fields/address-search.ts';
import { DateField } from '../fields/date-field.tsx';

interface DateChipProps {
  label: string;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The day of the address that a list is of; a text that is none counts as absent. */
export const dayOfAddress: SearchField<string> = (value) => (value && isLocalDate(value) ? value : undefined);

/** A list of one day, coming or over. */
export function DateChip({ label, value, onChange }: DateChipProps) {
  const { date } = useMessages();
  return (
    <PanelChip label={label} chosen={value && date(value)} onClear={() => onChange(undefined)}>
      {(close) => (
        <DateField
          label={label}
          past="allowed"
          value={value ?? null}
          onChange={(chosen) => {
            onChange(chosen ?? undefined);
            if (chosen) close();
          }}
        />
      )}
    </PanelChip>
  );
}

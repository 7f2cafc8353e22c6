import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PanelChip } from '@foyer/ui/table/panel-chip.tsx';
import { DateField } from '../../components/fields/date-field.tsx';

interface ValidOnChipProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The discounts that an order of a day may use. */
export function ValidOnChip({ value, onChange }: ValidOnChipProps) {
  const { t, date } = useMessages();
  return (
    <PanelChip
      label={t('discounts.filter.validOn')}
      chosen={value && date(value)}
      onClear={() => onChange(undefined)}
    >
      {(close) => (
        <DateField
          label={t('discounts.filter.validOn')}
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

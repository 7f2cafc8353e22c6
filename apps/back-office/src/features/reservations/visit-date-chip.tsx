import { useMessages } from '@foyer/ui/states/messages.tsx';
import { PanelChip } from '@foyer/ui/table/panel-chip.tsx';
import { DateField } from '../../components/fields/date-field.tsx';

interface VisitDateChipProps {
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** The reservations of one day, coming or over. */
export function VisitDateChip({ value, onChange }: VisitDateChipProps) {
  const { t, date } = useMessages();
  return (
    <PanelChip
      label={t('reservations.visitDate')}
      chosen={value && date(value)}
      onClear={() => onChange(undefined)}
    >
      {(close) => (
        <DateField
          label={t('reservations.visitDate')}
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

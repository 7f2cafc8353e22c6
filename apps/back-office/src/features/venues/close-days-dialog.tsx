import { Fields } from '@foyer/ui/fields.tsx';
import { FormDialog } from '@foyer/ui/form-dialog.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '../../components/date-field.tsx';
import { rangeOf } from '../../components/day-grid.ts';

interface CloseDaysDialogProps {
  from: string;
  until: string;
  today: string;
  onClose: () => void;
  onConfirm: (dates: string[], note: string) => void;
}

const longestRange = 366;

/** Which days, and why: each closed day asks for a note (design, 11). Nothing is saved before the page is. */
export function CloseDaysDialog({ today, onClose, onConfirm, ...asked }: CloseDaysDialogProps) {
  const { t } = useMessages();
  const [from, setFrom] = useState<string | null>(asked.from);
  const [until, setUntil] = useState<string | null>(asked.until);
  const [note, setNote] = useState('');
  const dates = from && until && from <= until ? rangeOf(from, until).slice(0, longestRange) : [];
  return (
    <FormDialog
      opened
      title={t('venues.closed.closeTitle')}
      submitLabel={t('venues.closed.close', { count: dates.length })}
      error={from && until && until < from ? t('venues.closed.endBeforeStart') : null}
      onSubmit={() => dates.length > 0 && onConfirm(dates, note.trim())}
      onClose={onClose}
    >
      <Fields>
        <Fields row>
          <DateField label={t('venues.closed.from')} value={from} minDate={today} onChange={setFrom} />
          <DateField label={t('venues.closed.until')} value={until} minDate={today} onChange={setUntil} />
        </Fields>
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

import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import type { DayRange } from '@foyer/domain/orders/order-periods.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { DateField } from '../fields/date-field.tsx';

interface DateRangeDialogProps {
  /** What is chosen now. */
  range: DayRange | null;
  onChoose: (range: DayRange) => void;
  onClose: () => void;
}

/** The first and the last day of what a list shows. */
export function DateRangeDialog({ range, onChoose, onClose }: DateRangeDialogProps) {
  const { t } = useMessages();
  const [from, setFrom] = useState(range?.from ?? null);
  const [until, setUntil] = useState(range?.until ?? null);
  const [tried, setTried] = useState(false);
  const first = dayOf(from);
  const last = dayOf(until);
  const isReversed = first !== null && last !== null && last < first;
  const missing = (day: string | null) => tried && day === null && t('ui.period.missing');
  const submit = () => {
    setTried(true);
    if (first && last && !isReversed) onChoose({ from: first, until: last });
  };
  return (
    <FormDialog
      opened
      title={t('ui.period.title')}
      submitLabel={t('ui.period.submit')}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields>
        <DateField
          label={t('ui.period.from')}
          value={from}
          onChange={setFrom}
          error={missing(first)}
          data-autofocus
        />
        <DateField
          label={t('ui.period.until')}
          value={until}
          onChange={setUntil}
          error={missing(last) || (tried && isReversed && t('ui.period.reversed'))}
        />
      </Fields>
    </FormDialog>
  );
}

function dayOf(typed: string | null): string | null {
  return typed !== null && isLocalDate(typed) ? typed : null;
}

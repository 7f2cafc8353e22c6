import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, Pill } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { DateField } from '../../components/fields/date-field.tsx';
import type { DiscountForm } from './discount-form.ts';
import styles from './discounts.module.css';

interface VisitDatesProps {
  fields: UseFormReturnType<DiscountForm>;
  canEdit: boolean;
}

/** The days of the visit that a discount is for; none = every day. */
export function VisitDates({ fields, canEdit }: VisitDatesProps) {
  const { t, date } = useMessages();
  const [typed, setTyped] = useState<string | null>(null);
  const { visitDates } = fields.getValues();
  const set = (dates: readonly string[]) => fields.setFieldValue('visitDates', [...new Set(dates)].sort());
  return (
    <div className={styles.tries}>
      <div className={styles.codes}>
        <DateField
          label={t('discounts.field.visitDates')}
          description={t('discounts.field.visitDatesHint')}
          past="warned"
          value={typed}
          onChange={setTyped}
          error={fields.errors.visitDates}
          readOnly={!canEdit}
        />
        {canEdit && (
          <Button
            mt="auto"
            disabled={typed === null}
            onClick={() => {
              if (typed) set([...visitDates, typed]);
              setTyped(null);
            }}
          >
            {t('discounts.addDate')}
          </Button>
        )}
      </div>
      {visitDates.length > 0 && (
        <div className={styles.codes}>
          {visitDates.map((day) => (
            <Pill
              key={day}
              withRemoveButton={canEdit}
              removeButtonProps={{
                'aria-label': t('discounts.removeDate', { date: date(day) }),
                tabIndex: 0,
              }}
              onRemove={() => set(visitDates.filter((one) => one !== day))}
            >
              {date(day)}
            </Pill>
          ))}
        </div>
      )}
    </div>
  );
}

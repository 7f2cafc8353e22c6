import { groupReservationStatuses } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Radio, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { isDate } from './is-date.ts';
import type { ReservationForm } from './reservation-form.ts';
import styles from './reservations.module.css';
import type { Visits } from './use-visits.ts';

interface EffectCardProps {
  fields: UseFormReturnType<ReservationForm>;
  visits: Visits;
  canEdit: boolean;
  onStatus: (status: ReservationForm['status']) => void;
}

/** The timeslot status of a reservation, with what each does (product.md, section 4). */
export function EffectCard({ fields, visits: { chosen, people }, canEdit, onStatus }: EffectCardProps) {
  const { t, date } = useMessages();
  const { getInputProps, getValues } = fields;
  const day = getValues().date;
  const words = {
    count: people,
    time: chosen?.time ?? t('reservations.effect.thatTime'),
    date: isDate(day) ? date(day) : t('reservations.effect.thatDay'),
  };
  const props = getInputProps('status');
  return (
    <Card title={t('reservations.card.effect')}>
      <Radio.Group
        aria-label={t('reservations.card.effect')}
        {...props}
        onChange={(value) => {
          const status = groupReservationStatuses.find((one) => one === value);
          if (status) onStatus(status);
        }}
      >
        <Stack gap={14}>
          {groupReservationStatuses.map((status) => {
            const key = status.replaceAll(' ', '-');
            return (
              <Radio
                key={status}
                value={status}
                disabled={!canEdit}
                label={
                  <span className={styles.choice}>
                    <strong>{t(`reservations.choice.${key}`)}</strong>{' '}
                    <span className={styles.effect}>{t(`reservations.effect.${key}`, words)}</span>
                  </span>
                }
              />
            );
          })}
        </Stack>
      </Radio.Group>
    </Card>
  );
}

import { Card } from '@foyer/ui/card.tsx';
import { Facts } from '@foyer/ui/facts.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Meter } from '@foyer/ui/states/meter.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { CountField } from '../../components/fields/count-field.tsx';
import styles from './house-limit-card.module.css';
import type { EditedLocation, LocationForm } from './location-form.ts';

interface HouseLimitCardProps {
  fields: UseFormReturnType<LocationForm>;
  today: EditedLocation['houseToday'];
  canEdit: boolean;
}

/** People inside at once, and how many are expected today by what is sold. */
export function HouseLimitCard({ fields, today, canEdit }: HouseLimitCardProps) {
  const { t, number } = useMessages();
  const { houseLimit } = fields.getValues();
  const { highest, now } = today;
  const isExceeded = houseLimit ? (highest?.count ?? 0) > houseLimit : false;
  return (
    <Card title={t('venues.house.title')}>
      <div className={styles.card}>
        <CountField
          label={t('venues.house.field')}
          description={t('venues.house.hint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          readOnly={!canEdit}
          {...fields.getInputProps('houseLimit')}
        />
        <div>
          <Facts facts={[{ label: t('venues.house.now'), value: number(now) }]} />
          {houseLimit ? (
            <Meter
              value={now}
              max={houseLimit}
              label={t('venues.house.meter', { now: number(now), limit: number(houseLimit) })}
              tone={isExceeded ? 'warning' : 'success'}
            />
          ) : null}
          <p className={styles.highest}>
            {highest
              ? t('venues.house.highest', { count: number(highest.count), time: highest.time })
              : t('venues.house.nobody')}
          </p>
        </div>
      </div>
    </Card>
  );
}

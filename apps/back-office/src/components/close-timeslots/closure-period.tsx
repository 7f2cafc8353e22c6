import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { DateField } from '../fields/date-field.tsx';
import { TimeField } from '../fields/time-field.tsx';
import styles from './close-timeslots.module.css';

export interface ClosureTimes {
  fromDate: string;
  fromTime: string;
  untilDate: string;
  /** '' = to the end of the day. */
  untilTime: string;
}

interface ClosurePeriodProps {
  times: ClosureTimes;
  onChange: (changes: Partial<ClosureTimes>) => void;
  errorOf: (field: string) => string | undefined;
}

/** From when to when it is closed. */
export function ClosurePeriod({ times, onChange, errorOf }: ClosurePeriodProps) {
  const { t } = useMessages();
  return (
    <div className={styles.period}>
      <Fields row>
        <DateField
          label={t('closures.start.fromDate')}
          past="allowed"
          value={times.fromDate}
          onChange={(typed) => {
            const date = typed ?? '';
            onChange({
              fromDate: date,
              ...(isLocalDate(date) && date > times.untilDate ? { untilDate: date } : {}),
            });
          }}
          error={errorOf('stretch.fromDate') ?? errorOf('fromDate')}
        />
        <TimeField
          label={t('closures.start.fromTime')}
          value={times.fromTime}
          onChange={(fromTime) => onChange({ fromTime: fromTime || '00:00' })}
          error={errorOf('fromTime')}
        />
        <DateField
          label={t('closures.start.untilDate')}
          past="warned"
          value={times.untilDate}
          minDate={times.fromDate}
          onChange={(date) => onChange({ untilDate: date ?? '' })}
          error={errorOf('untilDate')}
        />
        <TimeField
          label={t('closures.start.untilTime')}
          placeholder={t('closures.start.endOfDay')}
          value={times.untilTime}
          onChange={(untilTime) => onChange({ untilTime })}
          error={errorOf('untilTime')}
        />
      </Fields>
    </div>
  );
}

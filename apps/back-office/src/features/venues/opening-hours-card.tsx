import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { HoursFields } from '../../components/fields/hours-fields.tsx';
import { WeekHours } from '../../components/fields/week-hours.tsx';
import { changeStandardHours, type OpeningFields } from './opening-form.ts';
import styles from './opening-hours-card.module.css';

/** The week of a location: days follow the standard hours until they are changed (design, 11). */
export function OpeningHoursCard({ opening, errors, onChange }: OpeningFields) {
  const { t } = useMessages();
  return (
    <Card
      title={t('venues.hours.title')}
      actions={
        <div className={styles.standard}>
          <span>{t('hours.standard')}</span>
          <HoursFields
            of={t('hours.standard')}
            hours={opening.standardHours}
            errors={{ opens: errors['standardHours.opens'], closes: errors['standardHours.closes'] }}
            onChange={(hours) => onChange(changeStandardHours(opening, hours))}
          />
        </div>
      }
    >
      <WeekHours
        week={opening.weekHours}
        standard={() => opening.standardHours}
        usual={opening.standardHours}
        errorOf={(field) => errors[`weekHours.${field}`]}
        onChange={(weekHours) => onChange({ weekHours })}
      />
    </Card>
  );
}

import { useMessages } from '@foyer/ui/messages.tsx';
import { useEffect, useState } from 'react';
import { CountField } from '../../components/count-field.tsx';
import { useErrorText } from '../../components/use-error-text.ts';
import { useNotify } from '../../components/use-notify.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { ValidationError } from '../../session/validation-error.ts';
import type { DayTimeslot } from './day-timeslot.ts';
import { ChangeTimeslot, TimeslotDay } from './timeslot-day.graphql.ts';
import styles from './timeslot-limit.module.css';

/** The limit of one timeslot, saved on leaving the field or on Enter; Escape takes it back. */
export function TimeslotLimit({ timeslot }: { timeslot: DayTimeslot }) {
  const { t } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const change = useGraphqlMutation(ChangeTimeslot, { refetch: [TimeslotDay] });
  const [limit, setLimit] = useState(timeslot.capacity);
  useEffect(() => setLimit(timeslot.capacity), [timeslot.capacity]);
  const save = async () => {
    if (limit === timeslot.capacity) return;
    try {
      await change.mutateAsync({ id: timeslot.id, input: { limit } });
      notify.done(t('scheduling.day.limitSaved', { time: timeslot.time }));
    } catch (error) {
      setLimit(timeslot.capacity);
      const refusal = error instanceof ValidationError ? (error.main ?? error.fields[0]) : undefined;
      notify.failed(refusal && errorText({ ...refusal, code: refusal.errorKey }));
    }
  };
  return (
    <CountField
      aria-label={t('scheduling.times.limitOf', { day: timeslot.time })}
      className={styles.limit}
      placeholder="∞"
      value={limit}
      onChange={setLimit}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (event.key === 'Enter') void save();
        if (event.key === 'Escape') setLimit(timeslot.capacity);
      }}
    />
  );
}

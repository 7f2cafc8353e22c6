import { readLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, Input } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { TimeField } from '../../../components/fields/time-field.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import styles from './exceptions.module.css';
import { newTime, type TimeFields } from './time-fields.ts';
import { TimeRows } from './time-rows.tsx';
import { TimeSeriesFields } from './time-series-fields.tsx';

interface ExceptionTimesProps {
  times: readonly TimeFields[];
  /** By name of the field: 'times', 'times.0.limit'. */
  errors: Readonly<Record<string, ReactNode>>;
  onChange: (times: TimeFields[]) => void;
}

/** The own times of an exception, each once: a double one is refused as it is typed. */
export function ExceptionTimes({ times, errors, onChange }: ExceptionTimesProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState('');
  const add = (text: string) => {
    const time = readLocalTime(text);
    if (!time) return setRefused(errorText({ code: 'time-invalid' }));
    if (times.some((one) => one.time === time)) return setRefused(errorText({ code: 'timeslot-exists' }));
    setRefused('');
    setTyped('');
    onChange([...times, newTime(time, null)].sort((one, other) => one.time.localeCompare(other.time)));
  };
  return (
    <Input.Wrapper label={t('exceptions.times')} labelElement="div" error={errors.times}>
      {times.length > 0 && (
        <TimeRows
          label={t('exceptions.times')}
          times={times}
          limitErrorOf={(index) => errors[`times.${index}.limit`]}
          onChange={onChange}
          onRemove={(time) => onChange(times.filter((one) => one.time !== time))}
        />
      )}
      <div className={styles.times}>
        <TimeField
          aria-label={t('exceptions.newTime')}
          w={90}
          value={typed}
          error={refused || undefined}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(event.currentTarget.value);
          }}
        />
        <Button
          variant="subtle"
          leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
          onClick={() => add(typed)}
        >
          {t('exceptions.addTime')}
        </Button>
      </div>
      <TimeSeriesFields times={times} onChange={onChange} />
    </Input.Wrapper>
  );
}

import { readLocalTime } from '@foyer/domain/calendar/local-time.ts';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Button, CloseButton, Input } from '@mantine/core';
import { useState } from 'react';
import { TimeField } from '../../components/time-field.tsx';
import { useErrorText } from '../../components/use-error-text.ts';
import styles from './exceptions.module.css';

interface ExceptionTimesProps {
  times: readonly string[];
  error: string;
  onChange: (times: string[]) => void;
}

/** The own times of an exception, each once: a double one is refused as it is typed. */
export function ExceptionTimes({ times, error, onChange }: ExceptionTimesProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState('');
  const add = () => {
    const time = readLocalTime(typed);
    if (!time) return setRefused(errorText({ code: 'time-invalid' }));
    if (times.includes(time)) return setRefused(errorText({ code: 'timeslot-exists' }));
    setRefused('');
    setTyped('');
    onChange([...times, time].sort());
  };
  return (
    <Input.Wrapper label={t('exceptions.times')} labelElement="div" error={error || undefined}>
      <div className={styles.times}>
        {times.map((time) => (
          <span key={time} className={styles.time}>
            {time}
            <CloseButton
              size="sm"
              variant="transparent"
              aria-label={t('exceptions.removeTime', { time })}
              onClick={() => onChange(times.filter((one) => one !== time))}
            />
          </span>
        ))}
        <TimeField
          aria-label={t('exceptions.newTime')}
          w={90}
          value={typed}
          error={refused || undefined}
          onChange={setTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button variant="subtle" onClick={add}>
          {t('exceptions.addTime')}
        </Button>
      </div>
    </Input.Wrapper>
  );
}

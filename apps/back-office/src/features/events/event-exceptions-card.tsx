import { isLocalDate } from '@foyer/domain/calendar/local-date.ts';
import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ActionIcon, Button, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { DateField } from '../../components/fields/date-field.tsx';
import { useErrorText } from '../../components/use-error-text.ts';
import styles from './event-exceptions-card.module.css';
import type { EventForm } from './event-form.ts';

interface EventExceptionsCardProps {
  fields: UseFormReturnType<EventForm>;
  canEdit: boolean;
}

/** The exception list: dates on which it is closed although its period runs on. */
export function EventExceptionsCard({ fields, canEdit }: EventExceptionsCardProps) {
  const { t, longDate } = useMessages();
  const errorText = useErrorText();
  const [date, setDate] = useState<string | null>(null);
  const { exceptions, fromDate, untilDate, kind } = fields.getValues();
  const dateOf = (typed: string | null) => (typed && isLocalDate(typed) ? typed : undefined);
  const first = dateOf(fromDate);
  const last = dateOf(kind === 'event' ? fromDate : untilDate);
  const set = (next: EventForm['exceptions']) => fields.setFieldValue('exceptions', next);
  const [refused, setRefused] = useState<string | null>(null);
  const refusalOf = (day: string) => {
    if (!isLocalDate(day)) return 'date-invalid';
    if ((first && day < first) || (last && day > last)) return 'event-exception-outside';
    return exceptions.some((exception) => exception.date === day) ? 'event-exception-double' : null;
  };
  const add = () => {
    const code = refusalOf(date ?? '');
    setRefused(code);
    if (code || !date) return;
    set([...exceptions, { date, note: '' }].sort((one, other) => (one.date < other.date ? -1 : 1)));
    setDate(null);
  };
  return (
    <Card title={t('events.exceptions.title')}>
      <p className={styles.hint}>{t('events.exceptions.hint')}</p>
      {exceptions.length > 0 && (
        <ul className={styles.list} aria-label={t('events.exceptions.title')}>
          {exceptions.map((exception, index) => (
            <li key={exception.date} className={styles.row}>
              <span>{longDate(exception.date)}</span>
              <TextInput
                aria-label={t('events.exceptions.noteOf', { date: longDate(exception.date) })}
                placeholder={t('events.exceptions.note')}
                maxLength={200}
                {...fields.getInputProps(`exceptions.${index}.note`)}
                error={fields.errors[`exceptions.${index}.date`] ?? fields.errors[`exceptions.${index}.note`]}
              />
              {canEdit && (
                <ActionIcon
                  variant="subtle"
                  aria-label={t('events.exceptions.remove', { date: longDate(exception.date) })}
                  onClick={() => set(exceptions.filter((other) => other.date !== exception.date))}
                >
                  <IconX size={17} stroke={1.6} aria-hidden="true" />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {canEdit && (
        <div className={styles.add}>
          <DateField
            label={t('events.exceptions.date')}
            past="warned"
            minDate={first}
            maxDate={last}
            clearable
            value={date}
            error={refused && errorText({ code: refused })}
            onChange={(typed) => {
              setDate(typed);
              setRefused(null);
            }}
          />
          <Button leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />} onClick={add}>
            {t('events.exceptions.add')}
          </Button>
        </div>
      )}
    </Card>
  );
}

import { groupReservationStatuses } from '@foyer/domain/scheduling/availability/calendar-rules.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, CloseButton, NativeSelect, TextInput, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { CountField } from '../../../components/fields/count-field.tsx';
import type { TimeFields } from './time-fields.ts';
import styles from './time-rows.module.css';

interface TimeRowsProps {
  label: string;
  times: readonly TimeFields[];
  /** What is wrong with the limit of the row at this place. */
  limitErrorOf: (index: number) => ReactNode;
  onChange: (times: TimeFields[]) => void;
  onRemove: (time: string) => void;
}

/** One row a start: its limit, and opened its status, title and classes. What is typed for one can go to all. */
export function TimeRows({ label, times, limitErrorOf, onChange, onRemove }: TimeRowsProps) {
  const { t } = useMessages();
  const [opened, setOpened] = useState<string | null>(null);
  const set = (time: string, changes: Partial<TimeFields>) =>
    onChange(times.map((one) => (one.time === time ? { ...one, ...changes } : one)));
  const copyToAll = ({ status, title, classes }: TimeFields) =>
    onChange(times.map((one) => ({ ...one, status, title, classes })));
  return (
    <ul className={styles.rows} aria-label={label}>
      {times.map((one, index) => {
        const isOpen = opened === one.time;
        const words = [t(`scheduling.status.${one.status.replaceAll(' ', '-')}`), one.title, one.classes];
        return (
          <li key={one.time} className={styles.row}>
            <div className={styles.head}>
              <strong className={styles.time}>{one.time}</strong>
              <CountField
                className={styles.limit}
                classNames={{ error: styles.error }}
                aria-label={t('scheduling.times.limitOf', { day: one.time })}
                placeholder="∞"
                value={one.limit}
                error={limitErrorOf(index)}
                onChange={(limit) => set(one.time, { limit })}
              />
              <button
                type="button"
                className={styles.more}
                aria-expanded={isOpen}
                onClick={() => setOpened(isOpen ? null : one.time)}
              >
                <span>{words.filter(Boolean).join(' · ')}</span>
                <VisuallyHidden>{t('scheduling.times.detailsOf', { time: one.time })}</VisuallyHidden>
                <IconChevronDown size={15} stroke={1.6} aria-hidden="true" />
              </button>
              <CloseButton
                aria-label={t('exceptions.removeTime', { time: one.time })}
                onClick={() => onRemove(one.time)}
              />
            </div>
            {isOpen && (
              <Fields>
                <TimeDetails value={one} onChange={(changes) => set(one.time, changes)} />
                {times.length > 1 && (
                  <Button className={styles.all} size="compact-sm" onClick={() => copyToAll(one)}>
                    {t('scheduling.times.copyToAll', { count: times.length })}
                  </Button>
                )}
              </Fields>
            )}
          </li>
        );
      })}
    </ul>
  );
}

type Details = Pick<TimeFields, 'status' | 'title' | 'classes'>;

interface TimeDetailsProps {
  value: Details;
  onChange: (changes: Partial<Details>) => void;
  errors?: Partial<Record<keyof Details, string>>;
}

/** Whether a reservation takes places and what it closes, the title, and the classes of one start. */
export function TimeDetails({ value, onChange, errors = {} }: TimeDetailsProps) {
  const { t } = useMessages();
  return (
    <>
      <NativeSelect
        label={t('scheduling.times.status')}
        description={t('scheduling.times.statusHint')}
        data={groupReservationStatuses.map((status) => ({
          value: status,
          label: t(`scheduling.status.${status.replaceAll(' ', '-')}`),
        }))}
        value={value.status}
        error={errors.status}
        onChange={(event) => {
          const status = groupReservationStatuses.find((one) => one === event.currentTarget.value);
          if (status) onChange({ status });
        }}
      />
      <TextInput
        label={t('scheduling.times.titleField')}
        maxLength={100}
        value={value.title}
        error={errors.title}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextInput
        label={t('scheduling.times.classes')}
        description={t('scheduling.times.classesHint')}
        maxLength={255}
        value={value.classes}
        error={errors.classes}
        onChange={(event) => onChange({ classes: event.currentTarget.value })}
      />
    </>
  );
}

import { weekdays } from '@foyer/domain/calendar/weekday.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox, Group } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWeekdayName } from '../../../components/fields/weekday-name.ts';

interface WeekdayBoxesProps {
  value?: string[];
  error?: ReactNode;
  onChange?: (days: string[]) => void;
}

/** Monday to Sunday. */
export function WeekdayBoxes({ value, error, onChange }: WeekdayBoxesProps) {
  const { t } = useMessages();
  const nameOf = useWeekdayName();
  return (
    <Checkbox.Group
      label={t('scheduler.form.weekdays')}
      value={value ?? []}
      error={error}
      onChange={onChange}
    >
      <Group gap="sm" mt={4}>
        {weekdays.map((day) => (
          <Checkbox key={day} value={String(day)} label={nameOf(day, 'short')} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

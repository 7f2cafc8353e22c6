import type { Refusal } from '@foyer/domain/result/result.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { CountField } from '../../../components/fields/count-field.tsx';
import { TimeField } from '../../../components/fields/time-field.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import type { TimeFields } from './time-fields.ts';
import { type TypedSeries, withSeries } from './time-series.ts';

interface TimeSeriesFieldsProps {
  times: readonly TimeFields[];
  onChange: (times: TimeFields[]) => void;
}

const noSeries: TypedSeries = { first: '', last: '', intervalMinutes: 30 };

/** Adds a start every so many minutes, as periods have them. */
export function TimeSeriesFields({ times, onChange }: TimeSeriesFieldsProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const [typed, setTyped] = useState(noSeries);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const set = (change: Partial<TypedSeries>) => setTyped((before) => ({ ...before, ...change }));
  const errorOf = (field: keyof TypedSeries) => {
    const refusal = refusals.find((one) => one.field === field);
    return refusal && errorText(refusal);
  };
  const add = () => {
    const added = withSeries(times, typed);
    setRefusals(added.ok ? [] : added.refusals);
    if (!added.ok) return;
    setTyped(noSeries);
    onChange(added.value);
  };
  return (
    <Stack gap="xs" mt="sm">
      <Fields row>
        <TimeField
          label={t('scheduling.times.first')}
          value={typed.first}
          error={errorOf('first')}
          onChange={(first) => set({ first })}
        />
        <TimeField
          label={t('scheduling.times.last')}
          value={typed.last}
          error={errorOf('last')}
          onChange={(last) => set({ last })}
        />
        <CountField
          label={t('scheduling.times.interval')}
          min={1}
          max={1440}
          value={typed.intervalMinutes}
          error={errorOf('intervalMinutes')}
          onChange={(intervalMinutes) => set({ intervalMinutes })}
        />
      </Fields>
      <Button
        w="fit-content"
        variant="subtle"
        disabled={typed.first === '' && typed.last === ''}
        leftSection={<IconPlus size={15} stroke={1.6} aria-hidden="true" />}
        onClick={add}
      >
        {t('exceptions.addTimes')}
      </Button>
    </Stack>
  );
}

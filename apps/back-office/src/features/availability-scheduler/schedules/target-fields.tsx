import { useMessages } from '@foyer/ui/states/messages.tsx';
import { NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import type { SchedulerChoicesQuery } from '../../../generated/operations.ts';

interface TargetFieldsProps {
  choices: SchedulerChoicesQuery;
  product: { value?: string; error?: ReactNode; onChange: (value: string) => void };
  location: { value?: string; error?: ReactNode; onChange: (value: string) => void };
  /** Of one that exists: it stays where it is. */
  fixed: boolean;
}

/** Whose schedule it is: of a product at a location. */
export function TargetFields({ choices, product, location, fixed }: TargetFieldsProps) {
  const { t } = useMessages();
  return (
    <>
      <NativeSelect
        label={t('scheduler.form.product')}
        disabled={fixed}
        data={choices.schedulerProducts.map(({ id, name }) => ({ value: id, label: name }))}
        value={product.value}
        error={product.error}
        onChange={(event) => product.onChange(event.currentTarget.value)}
      />
      <NativeSelect
        label={t('scheduler.form.location')}
        disabled={fixed}
        data={choices.locations.map(({ id, name }) => ({ value: id, label: name }))}
        value={location.value}
        error={location.error}
        onChange={(event) => location.onChange(event.currentTarget.value)}
      />
    </>
  );
}

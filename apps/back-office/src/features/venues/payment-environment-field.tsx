import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { LocationForm } from './location-form.ts';

interface PaymentEnvironmentFieldProps {
  fields: UseFormReturnType<LocationForm>;
  /** Admins manage the environment (specification 001, section 6). */
  canEdit: boolean;
}

const ofClient = 'client';

/** Live or test, settable per location; without one it is that of the client. Others read it as a fact. */
export function PaymentEnvironmentField({ fields, canEdit }: PaymentEnvironmentFieldProps) {
  const { t } = useMessages();
  const { paymentEnvironment } = fields.getValues();
  const wordOf = (value: string | null) => t(`venues.environment.${value === null ? ofClient : value}`);
  if (!canEdit) return null;
  return (
    <Select
      label={t('venues.environment.title')}
      description={t('venues.environment.hint')}
      allowDeselect={false}
      data={[null, 'live', 'test'].map((value) => ({ value: value ?? ofClient, label: wordOf(value) }))}
      value={paymentEnvironment ?? ofClient}
      error={fields.errors.paymentEnvironment}
      onChange={(value) =>
        fields.setFieldValue('paymentEnvironment', value === 'live' || value === 'test' ? value : null)
      }
    />
  );
}

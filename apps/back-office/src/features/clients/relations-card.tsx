import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import type { ClientFields } from './client-form.ts';

/** By what the platform's own customer administration knows it. */
export function RelationsCard({ form }: { form: ClientFields }) {
  const { t } = useMessages();
  return (
    <Card title={t('clients.card.relations')}>
      <Fields row>
        <TextInput
          label={t('clients.field.crmId')}
          description={t('clients.field.crmIdHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          inputMode="numeric"
          {...form.getInputProps('crmId')}
        />
        <TextInput
          label={t('clients.field.crmLogicalAccount')}
          {...form.getInputProps('crmLogicalAccount')}
        />
      </Fields>
    </Card>
  );
}

import { useMessages } from '@foyer/ui/states/messages.tsx';
import { MultiSelect } from '@mantine/core';
import type { AccountChoicesQuery } from '../../generated/operations.ts';
import type { AccountFormFields } from './account-form.ts';

/** Limits sign-in to the networks of locations ("Login refused by location"); none = anywhere. */
export function LoginLocations({ form, choices }: { form: AccountFormFields; choices: AccountChoicesQuery }) {
  const { t } = useMessages();
  const { loginLocationIds } = form.getValues();
  return (
    <MultiSelect
      label={t('accounts.field.loginLocations')}
      description={t('accounts.field.loginLocationsHint')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={loginLocationIds.length === 0 ? t('accounts.field.anywhere') : ''}
      data={choices.loginLocations.map(({ id, name, networkCount }) => ({
        value: id,
        label: networkCount === 0 ? t('accounts.field.noNetworks', { name }) : name,
        disabled: networkCount === 0 && !loginLocationIds.includes(id),
      }))}
      clearable
      {...form.getInputProps('loginLocationIds')}
    />
  );
}

import { SET_PASSWORD_LENGTH } from '@foyer/domain/identity/password-rules.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Checkbox, PasswordInput } from '@mantine/core';
import type { AccountFormFields } from './account-form.ts';

interface PasswordCardProps {
  form: AccountFormFields;
  /** What happens when the fields stay empty, or a new password is saved. */
  hint: string;
}

/** A password that somebody else sets; the fields are empty, never prefilled. */
export function PasswordCard({ form, hint }: PasswordCardProps) {
  const { t } = useMessages();
  const toggle = { 'aria-label': t('session.signIn.showPassword') };
  return (
    <Card title={t('accounts.card.password')}>
      <Fields>
        <Fields row>
          <PasswordInput
            label={t('accounts.password.new')}
            description={t('accounts.password.setLength', { minimum: SET_PASSWORD_LENGTH })}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps('password')}
          />
          <PasswordInput
            label={t('accounts.password.repeat')}
            autoComplete="new-password"
            visibilityToggleButtonProps={toggle}
            {...form.getInputProps('repeatPassword')}
          />
        </Fields>
        <Checkbox
          label={t('accounts.field.mustChangePassword')}
          description={hint}
          {...form.getInputProps('mustChangePassword', { type: 'checkbox' })}
        />
      </Fields>
    </Card>
  );
}

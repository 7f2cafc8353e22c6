import { SET_PASSWORD_LENGTH } from '@foyer/domain/identity/password-rules.ts';
import { Card } from '@foyer/ui/card.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { PasswordField } from '@foyer/ui/fields/password-field.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox } from '@mantine/core';
import { PasswordRules } from '../../components/fields/password-rules.tsx';
import { useErrorText } from '../../components/use-error-text.ts';
import type { AccountFormFields } from './account-form.ts';

interface PasswordCardProps {
  form: AccountFormFields;
  /** What happens when the fields stay empty, or a new password is saved. */
  hint: string;
}

/** A password set by another person; empty, never prefilled, and checked when its field is left. */
export function PasswordCard({ form, hint }: PasswordCardProps) {
  const { t } = useMessages();
  const errorText = useErrorText();
  const { password, repeatPassword } = form.getValues();
  const isLongEnough = password.length >= SET_PASSWORD_LENGTH;
  const isSame = password !== '' && password === repeatPassword;
  const leavePassword = () => {
    const tooShort = { code: 'password-too-short', params: { minimum: SET_PASSWORD_LENGTH } };
    if (password !== '' && !isLongEnough) form.setFieldError('password', errorText(tooShort));
  };
  const leaveRepeated = () => {
    if (isLongEnough && repeatPassword !== '' && !isSame) {
      form.setFieldError('repeatPassword', errorText({ code: 'passwords-differ' }));
    }
  };
  return (
    <Card title={t('accounts.card.password')}>
      <Fields>
        <Fields row>
          <PasswordField
            label={t('accounts.password.new')}
            autoComplete="new-password"
            {...form.getInputProps('password')}
            onBlur={leavePassword}
          />
          <PasswordField
            label={t('accounts.password.repeat')}
            autoComplete="new-password"
            {...form.getInputProps('repeatPassword')}
            onBlur={leaveRepeated}
          />
        </Fields>
        <PasswordRules
          rules={[
            { text: t('accounts.password.setLength', { minimum: SET_PASSWORD_LENGTH }), met: isLongEnough },
            { text: t('accounts.password.same'), met: isSame },
          ]}
        />
        <Checkbox
          label={t('accounts.field.mustChangePassword')}
          description={hint}
          {...form.getInputProps('mustChangePassword', { type: 'checkbox' })}
        />
      </Fields>
    </Card>
  );
}

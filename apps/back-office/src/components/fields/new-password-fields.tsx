import { passwordRules } from '@foyer/domain/identity/password-rules.ts';
import { PasswordField } from '@foyer/ui/fields/password-field.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { UseFormReturnType } from '@mantine/form';
import { PasswordRules } from './password-rules.tsx';

export interface NewPassword {
  newPassword: string;
  repeatPassword: string;
}

interface NewPasswordFieldsProps<Values extends NewPassword> {
  form: UseFormReturnType<Values>;
  /** The rules know it: no password is its username. */
  username: string;
  size?: 'md';
}

/** A password that the person chooses, twice; the rules tick off while it is typed (design more.md, section 15). */
export function NewPasswordFields<Values extends NewPassword>({
  form,
  username,
  size,
}: NewPasswordFieldsProps<Values>) {
  const { t } = useMessages();
  const { newPassword, repeatPassword } = form.getValues();
  const rules = passwordRules(newPassword, repeatPassword, username);
  return (
    <>
      <PasswordField
        label={t('accounts.password.new')}
        autoComplete="new-password"
        size={size}
        {...form.getInputProps('newPassword')}
      />
      <PasswordField
        label={t('accounts.password.repeat')}
        autoComplete="new-password"
        size={size}
        {...form.getInputProps('repeatPassword')}
      />
      <PasswordRules
        rules={[
          { text: t('accounts.password.longEnough'), met: rules.longEnough },
          { text: t('accounts.password.notUsername'), met: rules.notUsername },
          { text: t('accounts.password.same'), met: rules.same },
        ]}
      />
    </>
  );
}

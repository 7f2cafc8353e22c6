import { passwordRules } from '@foyer/domain/identity/password-rules.ts';
import { useMessages } from '@foyer/ui/messages.tsx';
import { PasswordInput, VisuallyHidden } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconCheck, IconCircle } from '@tabler/icons-react';
import styles from './new-password-fields.module.css';

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
  const toggle = { 'aria-label': t('session.signIn.showPassword') };
  return (
    <>
      <PasswordInput
        label={t('accounts.password.new')}
        autoComplete="new-password"
        size={size}
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps('newPassword')}
      />
      <PasswordInput
        label={t('accounts.password.repeat')}
        autoComplete="new-password"
        size={size}
        visibilityToggleButtonProps={toggle}
        {...form.getInputProps('repeatPassword')}
      />
      <ul className={styles.rules}>
        <Rule met={rules.longEnough}>{t('accounts.password.longEnough')}</Rule>
        <Rule met={rules.notUsername}>{t('accounts.password.notUsername')}</Rule>
        <Rule met={rules.same}>{t('accounts.password.same')}</Rule>
      </ul>
    </>
  );
}

function Rule({ met, children }: { met: boolean; children: string }) {
  const { t } = useMessages();
  const Icon = met ? IconCheck : IconCircle;
  return (
    <li className={met ? styles.met : undefined}>
      <Icon size={14} stroke={1.8} aria-hidden="true" />
      {children}
      <VisuallyHidden>
        {met ? t('accounts.password.ruleMet') : t('accounts.password.ruleOpen')}
      </VisuallyHidden>
    </li>
  );
}

import { ok, refused } from '@foyer/domain/result/result.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { PasswordField } from '@foyer/ui/fields/password-field.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useEditForm } from '../edit-page/use-edit-form.ts';
import { RemoveSecondFactor } from './second-factor.graphql.ts';

interface RemoveSecondFactorDialogProps {
  accountId: string;
  username: string;
  /** The queries that show the factor. */
  refetch: readonly string[];
  onClose: () => void;
}

/** Taking a second factor away, also another account's, asks for the own password (design more.md, section 2). */
export function RemoveSecondFactorDialog(props: RemoveSecondFactorDialogProps) {
  const { t } = useMessages();
  const remove = useGraphqlMutation(RemoveSecondFactor, { refetch: props.refetch });
  const form = useEditForm({
    values: { password: '' },
    check: ({ password }) =>
      password ? ok(password) : refused({ code: 'password-required', field: 'password' }),
    save: ({ password }) => remove.mutateAsync({ accountId: props.accountId, password }),
  });
  const submit = async () => {
    if (await form.submit()) props.onClose();
  };
  return (
    <FormDialog
      opened
      destructive
      title={t('accounts.secondFactor.removeQuestion', { username: props.username })}
      submitLabel={t('accounts.secondFactor.removeIt')}
      busy={form.saving}
      error={form.error}
      onSubmit={() => void submit()}
      onClose={props.onClose}
    >
      <p>{t('accounts.secondFactor.removeText')}</p>
      <PasswordField
        label={t('accounts.secondFactor.ownPassword')}
        autoComplete="current-password"
        data-autofocus
        {...form.fields.getInputProps('password')}
      />
    </FormDialog>
  );
}

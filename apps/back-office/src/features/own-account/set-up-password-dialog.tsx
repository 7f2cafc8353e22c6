import { ok, refused } from '@foyer/domain/result/result.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { PasswordField } from '@foyer/ui/fields/password-field.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { OfferSecondFactor } from './own-account.graphql.ts';

interface SetUpPasswordDialogProps {
  onOffered: (offer: { uri: string; secret: string }) => void;
  onClose: () => void;
}

/** The first step of setting up a second factor: the own password, so that a borrowed session cannot set one up. */
export function SetUpPasswordDialog({ onOffered, onClose }: SetUpPasswordDialogProps) {
  const { t } = useMessages();
  const start = useGraphqlMutation(OfferSecondFactor);
  const form = useEditForm({
    values: { password: '' },
    check: ({ password }) =>
      password ? ok(password) : refused({ code: 'password-required', field: 'password' }),
    save: async ({ password }) => onOffered((await start.mutateAsync({ password })).offerSecondFactor),
  });
  return (
    <FormDialog
      opened
      title={t('accounts.secondFactor.setUpTitle')}
      submitLabel={t('accounts.secondFactor.continue')}
      busy={form.saving}
      error={form.error}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      <p>{t('accounts.secondFactor.passwordWhy')}</p>
      <PasswordField
        label={t('accounts.secondFactor.ownPassword')}
        autoComplete="current-password"
        data-autofocus
        {...form.fields.getInputProps('password')}
      />
    </FormDialog>
  );
}

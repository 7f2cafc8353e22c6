import { refused } from '@foyer/domain/result/result.ts';
import type { SecretName } from '@foyer/domain/settings/secret-names.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { PasswordField } from '@foyer/ui/fields/password-field.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { ClientSecrets, ReplaceSecret } from './settings.graphql.ts';

interface ReplaceSecretDialogProps {
  name: SecretName;
  isSet: boolean;
  onClose: () => void;
}

/** A new key in place of the one that is set; the field starts empty, because no key can be read back. */
export function ReplaceSecretDialog({ name, isSet, onClose }: ReplaceSecretDialogProps) {
  const { t } = useMessages();
  const label = t(`settings.secret.${name}`);
  const replace = useGraphqlMutation(ReplaceSecret, { refetch: [ClientSecrets] });
  const form = useEditForm({
    values: { value: '' },
    check: ({ value }) =>
      value.trim() === ''
        ? refused({ code: 'setting-blank', field: 'value' })
        : { ok: true as const, value: value.trim() },
    save: (_values, value) => replace.mutateAsync({ name, value }),
  });
  return (
    <FormDialog
      opened
      title={t(isSet ? 'settings.secrets.dialog' : 'settings.secrets.dialogNew', { name: label })}
      submitLabel={t('settings.secrets.submit')}
      busy={form.saving}
      error={form.error}
      onSubmit={async () => {
        if (await form.submit()) onClose();
      }}
      onClose={onClose}
    >
      <PasswordField
        label={t('settings.secrets.value')}
        description={t('settings.secrets.hint')}
        autoComplete="off"
        data-autofocus
        {...form.fields.getInputProps('value')}
      />
    </FormDialog>
  );
}

import { ok, refused } from '@foyer/domain/result/result.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { QrCode } from '../../components/account/qr-code.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { ConfirmSecondFactor, OwnSecondFactor } from './own-account.graphql.ts';
import styles from './second-factor-card.module.css';

interface SetUpDialogProps {
  offer: { uri: string; secret: string };
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Scan, then show that a code works: only then signing in asks for it. */
export function SetUpDialog({ offer, onConfirmed, onClose }: SetUpDialogProps) {
  const { t } = useMessages();
  const confirm = useGraphqlMutation(ConfirmSecondFactor, { refetch: [OwnSecondFactor] });
  const form = useEditForm({
    values: { code: '' },
    check: ({ code }) => (code.trim() ? ok(code) : refused({ code: 'code-wrong', field: 'code' })),
    save: async ({ code }) => onConfirmed((await confirm.mutateAsync({ code })).confirmSecondFactor),
  });
  return (
    <FormDialog
      opened
      title={t('accounts.secondFactor.setUpTitle')}
      submitLabel={t('accounts.secondFactor.turnOn')}
      busy={form.saving}
      error={form.error}
      onSubmit={() => void form.submit()}
      onClose={onClose}
    >
      <div className={styles.code}>
        <p className={styles.text}>{t('accounts.secondFactor.scan')}</p>
        <QrCode text={offer.uri} label={t('accounts.secondFactor.qrCode')} />
        <p className={styles.text}>
          {t('accounts.secondFactor.orType')} <span className={styles.secret}>{offer.secret}</span>
        </p>
      </div>
      <TextInput
        label={t('accounts.secondFactor.code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        data-autofocus
        {...form.fields.getInputProps('code')}
      />
    </FormDialog>
  );
}

import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type AppleWalletInput, appleWalletInput } from '@foyer/domain/wallet-passes/wallet-input.ts';
import { PasswordField } from '@foyer/ui/fields/password-field.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { KeyFileField } from './key-file-field.tsx';
import type { ShownWallet } from './shown-wallet.ts';
import { WalletDialog } from './wallet-dialog.tsx';
import { ConnectAppleWallet, WalletAccounts } from './wallets.graphql.ts';

interface AppleDialogProps {
  /** Whose certificate is replaced; undefined = the wallet is set up. */
  account: ShownWallet | undefined;
  onClose: () => void;
}

/** The certificate that signs the passes; nothing of it can be read back. */
export function AppleDialog({ account, onClose }: AppleDialogProps) {
  const { t } = useMessages();
  const connect = useGraphqlMutation(ConnectAppleWallet, { refetch: [WalletAccounts] });
  const form = useEditForm({
    values: { certificate: '', password: '', intermediate: '' },
    check: (values) => parseInput(appleWalletInput, values),
    save: (_values, input: AppleWalletInput) =>
      connect.mutateAsync({ input, version: account?.version ?? null }),
  });
  return (
    <WalletDialog platform="apple" isSet={account !== undefined} form={form} onClose={onClose}>
      <KeyFileField
        label={t('wallets.appleFile')}
        description={t('wallets.appleFileHint')}
        accept=".p12,.pfx,.pem"
        field={form.fields.getInputProps('certificate')}
      />
      <PasswordField
        label={t('wallets.password')}
        description={t('wallets.passwordHint')}
        autoComplete="off"
        {...form.fields.getInputProps('password')}
      />
      <KeyFileField
        label={t('wallets.intermediate')}
        description={t('wallets.intermediateHint')}
        accept=".cer,.pem,.crt"
        field={form.fields.getInputProps('intermediate')}
      />
    </WalletDialog>
  );
}

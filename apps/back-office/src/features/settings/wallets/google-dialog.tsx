import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { type GoogleWalletInput, googleWalletInput } from '@foyer/domain/wallet-passes/wallet-input.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { KeyFileField } from './key-file-field.tsx';
import type { ShownWallet } from './shown-wallet.ts';
import { WalletDialog } from './wallet-dialog.tsx';
import { ConnectGoogleWallet, WalletAccounts } from './wallets.graphql.ts';

interface GoogleDialogProps {
  /** Whose key is replaced; undefined = the wallet is set up. */
  account: ShownWallet | undefined;
  onClose: () => void;
}

/** The issuer and the key of its service account; the key cannot be read back. */
export function GoogleDialog({ account, onClose }: GoogleDialogProps) {
  const { t } = useMessages();
  const connect = useGraphqlMutation(ConnectGoogleWallet, { refetch: [WalletAccounts] });
  const form = useEditForm({
    values: { issuerId: account?.identifier ?? '', serviceAccountKey: '' },
    check: (values) => parseInput(googleWalletInput, values),
    save: (_values, input: GoogleWalletInput) =>
      connect.mutateAsync({ input, version: account?.version ?? null }),
  });
  return (
    <WalletDialog platform="google" isSet={account !== undefined} form={form} onClose={onClose}>
      <TextInput
        label={t('wallets.issuer')}
        description={t('wallets.issuerHint')}
        inputMode="numeric"
        autoComplete="off"
        {...form.fields.getInputProps('issuerId')}
      />
      <KeyFileField
        label={t('wallets.googleFile')}
        description={t('wallets.googleFileHint')}
        accept=".json,application/json"
        field={form.fields.getInputProps('serviceAccountKey')}
      />
    </WalletDialog>
  );
}

import type { WalletPlatform } from '@foyer/domain/wallet-passes/wallet-input.ts';
import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ReactNode } from 'react';
import type { EditForm } from '../../../components/edit-page/use-edit-form.ts';

interface WalletDialogProps {
  platform: WalletPlatform;
  /** Its keys are replaced; otherwise the wallet is set up. */
  isSet: boolean;
  form: Pick<EditForm<object>, 'saving' | 'error' | 'submit'>;
  onClose: () => void;
  children: ReactNode;
}

/** The keys of a wallet: nothing of them can be read back. */
export function WalletDialog({ platform, isSet, form, onClose, children }: WalletDialogProps) {
  const { t } = useMessages();
  return (
    <FormDialog
      opened
      title={t(isSet ? 'wallets.replaceOf' : 'wallets.setUpOf', { name: t(`wallets.${platform}`) })}
      submitLabel={t('wallets.save')}
      busy={form.saving}
      error={form.error}
      onSubmit={async () => {
        if (await form.submit()) onClose();
      }}
      onClose={onClose}
    >
      <Fields>{children}</Fields>
    </FormDialog>
  );
}

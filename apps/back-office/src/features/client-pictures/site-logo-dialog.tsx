import { checkLogoAddress } from '@foyer/domain/images/logo-address.ts';
import { refused } from '@foyer/domain/result/result.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { EditFormDialog } from '../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';

interface SiteLogoDialogProps {
  address: string;
  save: (address: string) => Promise<unknown>;
  onClose: () => void;
}

export function SiteLogoDialog({ address, save, onClose }: SiteLogoDialogProps) {
  const { t } = useMessages();
  const form = useEditForm({
    values: { address },
    // To the server an empty address means none: the card has a button for that, and here it was forgotten.
    check: ({ address: typed }) =>
      typed.trim() ? checkLogoAddress(typed) : refused({ code: 'logo-address-invalid', field: 'address' }),
    save: async (values) => {
      await save(values.address);
      onClose();
    },
  });
  return (
    <EditFormDialog form={form} title={t('pictures.siteChoose')} onClose={onClose}>
      <TextInput
        label={t('pictures.siteAddress')}
        placeholder="https://"
        inputMode="url"
        data-autofocus
        {...form.fields.getInputProps('address')}
      />
    </EditFormDialog>
  );
}

import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select, TextInput } from '@mantine/core';
import { EditFormDialog } from '../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../components/edit-page/use-edit-form.ts';
import { ownNameOfLanguage } from '../../components/fields/language-tabs.tsx';
import type { Customer } from './sale-state.ts';

interface CustomerDialogProps {
  customer: Customer;
  language: ContentLanguage;
  languages: readonly ContentLanguage[];
  onSave: (customer: Customer, language: ContentLanguage) => void;
  onClose: () => void;
}

/** Who buys, all of it optional; the tickets are mailed where an address is filled in. */
export function CustomerDialog({ customer, language, languages, onSave, onClose }: CustomerDialogProps) {
  const { t } = useMessages();
  const form = useEditForm({
    values: { ...customer, language },
    check: async ({ language: _language, ...values }) =>
      parseInput((await import('@foyer/domain/desk-sales/desk-sale-input.ts')).deskBuyerInput, values),
    save: async (values, checked) => {
      onSave(checked, values.language);
      onClose();
    },
  });
  const { getInputProps } = form.fields;
  return (
    <EditFormDialog form={form} title={t('desk.customer')} onClose={onClose}>
      <Fields>
        <Fields row>
          <TextInput label={t('desk.firstName')} autoComplete="off" {...getInputProps('firstName')} />
          <TextInput label={t('desk.lastName')} autoComplete="off" {...getInputProps('lastName')} />
        </Fields>
        <TextInput
          label={t('desk.email')}
          description={t('desk.emailHint')}
          type="email"
          autoComplete="off"
          data-autofocus
          {...getInputProps('email')}
        />
        <TextInput label={t('desk.phone')} type="tel" autoComplete="off" {...getInputProps('phone')} />
        <Select
          label={t('desk.language')}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: ownNameOfLanguage(value) }))}
          {...getInputProps('language')}
        />
      </Fields>
    </EditFormDialog>
  );
}

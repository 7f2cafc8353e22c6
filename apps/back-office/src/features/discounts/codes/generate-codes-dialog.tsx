import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { TextInput } from '@mantine/core';
import { EditFormDialog } from '../../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { CountField } from '../../../components/fields/count-field.tsx';
import { useNotify } from '../../../components/use-notify.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { DiscountList, EditDiscount, GenerateDiscountCodes } from '../discounts.graphql.ts';

interface GenerateCodesDialogProps {
  discountId: string;
  onClose: () => void;
}

type BatchForm = { prefix: string; length: number | null; quantity: number | null };

/** So many codes at once: a prefix, and random characters that are not taken for others. */
export function GenerateCodesDialog({ discountId, onClose }: GenerateCodesDialogProps) {
  const { t } = useMessages();
  const notify = useNotify();
  const generate = useGraphqlMutation(GenerateDiscountCodes, { refetch: [EditDiscount, DiscountList] });
  const form = useEditForm({
    values: { prefix: '', length: 8, quantity: 100 } as BatchForm,
    check: async (values) =>
      parseInput((await import('@foyer/domain/discounts/discount-code-text.ts')).codeBatchInput, values),
    save: async (_values, input) => {
      const { generateDiscountCodes } = await generate.mutateAsync({ discountId, input });
      notify.done(t('discounts.generated', { count: generateDiscountCodes }));
      onClose();
    },
  });
  const { getInputProps } = form.fields;
  return (
    <EditFormDialog form={form} title={t('discounts.generate')} onClose={onClose}>
      <Fields>
        <TextInput
          label={t('discounts.field.prefix')}
          description={t('discounts.field.prefixHint')}
          data-autofocus
          {...getInputProps('prefix')}
        />
        <Fields row>
          <CountField label={t('discounts.field.length')} min={6} max={20} {...getInputProps('length')} />
          <CountField
            label={t('discounts.field.quantity')}
            description={t('discounts.field.quantityHint')}
            min={1}
            max={1_000_000}
            {...getInputProps('quantity')}
          />
        </Fields>
      </Fields>
    </EditFormDialog>
  );
}

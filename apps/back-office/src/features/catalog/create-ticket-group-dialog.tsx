import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refused } from '@foyer/domain/result/result.ts';
import { Fields } from '@foyer/ui/fields.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Select, TextInput } from '@mantine/core';
import { EditFormDialog } from '../../components/edit-form-dialog.tsx';
import { useEditForm } from '../../components/use-edit-form.ts';
import { useGo } from '../../components/use-go.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/use-graphql-query.ts';
import { CreateTicketGroup, ProductChoices, TicketGroupList } from './ticket-groups.graphql.ts';

/** Gives a product a further ticket group. */
export function CreateTicketGroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const go = useGo();
  const choices = useGraphqlQuery(ProductChoices, {});
  const create = useGraphqlMutation(CreateTicketGroup, { refetch: [TicketGroupList] });
  const form = useEditForm({
    values: { name: '', productId: '' },
    check: async (values) =>
      values.productId
        ? parseInput((await import('@foyer/domain/catalog/ticket-group-input.ts')).ticketGroupInput, values)
        : refused({ code: 'product-required', field: 'productId' }),
    save: async ({ name, productId }) => {
      const { createTicketGroup } = await create.mutateAsync({ productId, input: { name } });
      go(`/tickets/${createTicketGroup.id}`);
    },
  });
  return (
    <EditFormDialog form={form} title={t('catalog.groups.add')} onClose={onClose}>
      <Fields>
        <Select
          label={t('catalog.group.product')}
          data={(choices.data?.products.edges ?? []).map(({ node: { product } }) => ({
            value: product.id,
            label: product.name,
          }))}
          searchable
          {...form.fields.getInputProps('productId')}
        />
        <TextInput label={t('catalog.group.name')} {...form.fields.getInputProps('name')} />
      </Fields>
    </EditFormDialog>
  );
}

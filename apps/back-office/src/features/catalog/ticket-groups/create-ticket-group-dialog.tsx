import { ticketGroupKinds } from '@foyer/domain/catalog/ticket-group-kinds.ts';
import { parseInput } from '@foyer/domain/result/parse-input.ts';
import { refused } from '@foyer/domain/result/result.ts';
import { Fields } from '@foyer/ui/fields/fields.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Select, TextInput } from '@mantine/core';
import { EditFormDialog } from '../../../components/edit-page/edit-form-dialog.tsx';
import { useEditForm } from '../../../components/edit-page/use-edit-form.ts';
import { DateField } from '../../../components/fields/date-field.tsx';
import { useGo } from '../../../components/use-go.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import { useKindChoices } from '../ticket-types/use-kind-choices.ts';
import { CreateTicketGroup, ProductChoices, TicketGroupList } from './ticket-groups.graphql.ts';

const noDate = null as string | null;

/** Gives a product a further ticket group. */
export function CreateTicketGroupDialog({ onClose }: { onClose: () => void }) {
  const { t } = useMessages();
  const go = useGo();
  const choices = useGraphqlQuery(ProductChoices, {});
  const create = useGraphqlMutation(CreateTicketGroup, { refetch: [TicketGroupList] });
  const form = useEditForm({
    values: { name: '', productId: '', kind: '', validFrom: noDate, validUntil: noDate },
    check: async (values) => {
      const checked = parseInput(
        (await import('@foyer/domain/catalog/ticket-group-input.ts')).ticketGroupInput,
        { ...values, kind: values.kind || null },
      );
      if (values.productId) return checked;
      const others = checked.ok ? [] : checked.refusals;
      return refused({ code: 'product-required', field: 'productId' }, ...others);
    },
    save: async ({ productId, kind, ...input }) => {
      const { createTicketGroup } = await create.mutateAsync({
        productId,
        input: { ...input, kind: ticketGroupKinds.find((one) => one === kind) ?? null },
      });
      go(`/tickets/${createTicketGroup.id}`);
    },
  });
  const { productId, kind } = form.fields.getValues();
  const products = (choices.data?.products.edges ?? []).map(({ node }) => node.product);
  const kinds = useKindChoices(products.find(({ id }) => id === productId)?.availabilityType ?? 'TIMESLOTS');
  // Each product begins with the first kind that it sells.
  const choose = (chosen: string | null) => {
    const product = products.find(({ id }) => id === chosen);
    form.fields.setValues({
      productId: chosen ?? '',
      kind: product?.availabilityType === 'UNLIMITED' ? 'continuous' : 'day plus time',
    });
  };
  return (
    <EditFormDialog
      form={form}
      title={t('catalog.groups.add')}
      waitsFor={{ query: choices, failed: t('catalog.products.failed') }}
      onClose={onClose}
    >
      <Fields>
        <Select
          label={t('catalog.group.product')}
          data={products.map(({ id, name }) => ({ value: id, label: name }))}
          searchable
          {...form.fields.getInputProps('productId')}
          onChange={choose}
        />
        <TextInput label={t('catalog.group.name')} {...form.fields.getInputProps('name')} />
        {productId && (
          <Select
            label={t('catalog.group.kind')}
            data={kinds}
            allowDeselect={false}
            {...form.fields.getInputProps('kind')}
          />
        )}
        {(kind === 'fixed date' || kind === 'period') && (
          <Fields row>
            <DateField
              label={t(kind === 'period' ? 'catalog.group.validFrom' : 'catalog.group.fixedDate')}
              past={kind === 'period' ? 'allowed' : 'warned'}
              {...form.fields.getInputProps('validFrom')}
            />
            {kind === 'period' && (
              <DateField
                past="warned"
                label={t('catalog.group.validUntil')}
                {...form.fields.getInputProps('validUntil')}
              />
            )}
          </Fields>
        )}
      </Fields>
    </EditFormDialog>
  );
}

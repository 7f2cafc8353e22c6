import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useGoOnceSaved } from '../../components/edit-page/use-go-once-saved.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import type { TicketsToDiscountQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { DiscountFields } from './discount-fields.tsx';
import { newDiscount } from './discount-form.ts';
import { CreateDiscount, DiscountList, TicketsToDiscount } from './discounts.graphql.ts';
import { useDiscountForm } from './use-discount-form.ts';

const TryDiscountCard = onDemand(async () => (await import('./try-discount-card.tsx')).TryDiscountCard);

/** A new discount with its first code; more codes are made on its page. */
export default function CreateDiscountPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(TicketsToDiscount, {});
  return (
    <QueryView query={query} failed={t('discounts.list.failed')}>
      {(choices) => <CreateDiscountForm choices={choices} />}
    </QueryView>
  );
}

function CreateDiscountForm({ choices }: { choices: TicketsToDiscountQuery }) {
  const { t } = useMessages();
  const canEdit = useCan('discountcodes-and-vouchers', 'edit');
  const [madeId, setMadeId] = useState<string | null>(null);
  const create = useGraphqlMutation(CreateDiscount, { refetch: [DiscountList] });
  const form = useDiscountForm(newDiscount, async (input, { code }) => {
    const { createDiscount } = await create.mutateAsync({ input, code: code.trim() || null });
    setMadeId(createDiscount.id);
  });
  useGoOnceSaved(form, madeId && `/discountcodes-and-vouchers/${madeId}`, { replace: true });
  return (
    <EditPage
      title={t('discounts.create')}
      breadcrumbs={[{ label: t('discounts.list.title'), to: '/discountcodes-and-vouchers' }]}
      actions={
        canEdit && (
          <Button variant="filled" loading={form.saving} onClick={() => void form.submit()}>
            {t('discounts.create')}
          </Button>
        )
      }
      form={form}
      canEdit={canEdit}
      saveLabel={t('discounts.create')}
    >
      <Columns summary={<TryDiscountCard form={form.fields.getValues()} choices={choices} />}>
        <DiscountFields fields={form.fields} choices={choices} canEdit={canEdit} isNew />
      </Columns>
    </EditPage>
  );
}

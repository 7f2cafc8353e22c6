import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { useGoOnceSaved } from '../../components/edit-page/use-go-once-saved.ts';
import { text, useAddressSearch } from '../../components/fields/address-search.ts';
import { decimalSignOf } from '../../components/fields/decimal-sign.ts';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import type { TicketsToDiscountQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { DiscountFields } from './discount-fields.tsx';
import { type DiscountForm, discountFormOf, newDiscount } from './discount-form.ts';
import { CreateDiscount, DiscountList, EditDiscount, TicketsToDiscount } from './discounts.graphql.ts';
import { useDiscountForm } from './use-discount-form.ts';

const TryDiscountCard = onDemand(async () => (await import('./try-discount-card.tsx')).TryDiscountCard);

const longestTitle = 100;

/** A new discount with its first code, empty or like another one; more codes are made on its page. */
export default function CreateDiscountPage() {
  const { t } = useMessages();
  const { copy } = useAddressSearch({ copy: text });
  const query = useGraphqlQuery(TicketsToDiscount, {});
  return (
    <QueryView query={query} failed={t('discounts.list.failed')}>
      {(choices) =>
        copy ? (
          <CopyDiscountForm copiedId={copy} choices={choices} />
        ) : (
          <CreateDiscountForm values={newDiscount} choices={choices} />
        )
      }
    </QueryView>
  );
}

function CopyDiscountForm({ copiedId, choices }: { copiedId: string; choices: TicketsToDiscountQuery }) {
  const { t, intlLocale } = useMessages();
  const query = useGraphqlQuery(EditDiscount, { id: copiedId });
  return (
    <QueryView query={query} failed={t('discounts.list.failed')}>
      {({ discount }) => {
        const values = discountFormOf(discount, decimalSignOf(intlLocale));
        const title = t('discounts.copyOf', { title: discount.title }).slice(0, longestTitle);
        return <CreateDiscountForm values={{ ...values, title }} choices={choices} />;
      }}
    </QueryView>
  );
}

interface CreateDiscountFormProps {
  values: DiscountForm;
  choices: TicketsToDiscountQuery;
}

function CreateDiscountForm({ values, choices }: CreateDiscountFormProps) {
  const { t } = useMessages();
  const canEdit = useCan('discountcodes-and-vouchers', 'edit');
  const [madeId, setMadeId] = useState<string | null>(null);
  const create = useGraphqlMutation(CreateDiscount, { refetch: [DiscountList] });
  const form = useDiscountForm(values, async (input, { code }) => {
    const { createDiscount } = await create.mutateAsync({ input, code: code.trim() || null });
    setMadeId(createDiscount.id);
  });
  useGoOnceSaved(form, madeId && `/discountcodes-and-vouchers/${madeId}`, { replace: true });
  return (
    <EditPage
      title={t('discounts.create')}
      breadcrumbs={[{ label: t('codes.title'), to: '/discountcodes-and-vouchers' }]}
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

import { useMessages } from '@foyer/ui/states/messages.tsx';
import { onDemand } from '@foyer/ui/states/on-demand.tsx';
import { Columns } from '@foyer/ui/table/columns.tsx';
import { useEffect } from 'react';
import { EditPage } from '../../components/edit-page/edit-page.tsx';
import { decimalSignOf } from '../../components/fields/decimal-sign.ts';
import { HistoryCard } from '../../components/history/history-card.tsx';
import { QueryView } from '../../components/query-view.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useRouteParam } from '../../components/use-route-param.ts';
import type { TicketsToDiscountQuery } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../session/graphql/use-graphql-query.ts';
import { CodesCard } from './codes/codes-card.tsx';
import { DiscountActions } from './discount-actions.tsx';
import { DiscountFields } from './discount-fields.tsx';
import { discountFormOf, type EditedDiscount } from './discount-form.ts';
import { DiscountStateTag } from './discount-state-tag.tsx';
import { ChangeDiscount, DiscountList, EditDiscount, TicketsToDiscount } from './discounts.graphql.ts';
import { RemovedDiscount } from './removed-discount.tsx';
import { useDiscountForm } from './use-discount-form.ts';

const TryDiscountCard = onDemand(async () => (await import('./try-discount-card.tsx')).TryDiscountCard);

const pollMs = 2_000;

/** A discount: its rules, its codes, and a place to try it. */
export default function EditDiscountPage() {
  const { t } = useMessages();
  const query = useGraphqlQuery(
    EditDiscount,
    { id: useRouteParam('discountId') },
    { refetchEveryMs: (last) => (last?.discount.making?.state === 'running' ? pollMs : 0) },
  );
  const choices = useGraphqlQuery(TicketsToDiscount, {});
  const go = useGo();
  // Its last code is gone, and it with that.
  const isGone = query.isError && query.data?.discount.removing === true;
  useEffect(() => {
    if (isGone) go('/discountcodes-and-vouchers', { replace: true });
  }, [isGone, go]);
  return (
    <QueryView query={query} failed={t('discounts.list.failed')}>
      {({ discount }) => (
        <QueryView query={choices} failed={t('discounts.list.failed')}>
          {(tickets) =>
            discount.removing ? (
              <RemovedDiscount discount={discount} />
            ) : (
              <EditDiscountForm key={discount.id} discount={discount} choices={tickets} />
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
}

interface EditDiscountFormProps {
  discount: EditedDiscount;
  choices: TicketsToDiscountQuery;
}

function EditDiscountForm({ discount, choices }: EditDiscountFormProps) {
  const { t, intlLocale } = useMessages();
  const canEdit = useCan('discountcodes-and-vouchers', 'edit');
  const { id, version } = discount;
  const change = useGraphqlMutation(ChangeDiscount, { refetch: [EditDiscount, DiscountList] });
  const form = useDiscountForm(
    discountFormOf(discount, decimalSignOf(intlLocale)),
    (input, _form, seen) => change.mutateAsync({ id, input, version: seen }),
    version,
  );
  return (
    <EditPage
      title={discount.title}
      status={<DiscountStateTag discount={discount} />}
      breadcrumbs={[{ label: t('codes.title'), to: '/discountcodes-and-vouchers' }]}
      actions={<DiscountActions discount={discount} />}
      form={form}
      canEdit={canEdit}
      change={change}
      query={EditDiscount}
    >
      <Columns
        summary={
          <>
            <TryDiscountCard form={form.fields.getValues()} choices={choices} />
            <HistoryCard entity="discount" id={id} />
          </>
        }
      >
        <DiscountFields fields={form.fields} choices={choices} canEdit={canEdit} />
        <CodesCard discount={discount} canEdit={canEdit} />
      </Columns>
    </EditPage>
  );
}

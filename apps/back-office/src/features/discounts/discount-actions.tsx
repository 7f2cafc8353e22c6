import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { RowMenu } from '../../components/row-menu.tsx';
import { useCan } from '../../components/use-can.ts';
import { useGo } from '../../components/use-go.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import type { EditedDiscount } from './discount-form.ts';
import { DeleteDiscount, DiscountList } from './discounts.graphql.ts';

/** Duplicate and delete, for who has the right. */
export function DiscountActions({ discount }: { discount: EditedDiscount }) {
  const { t } = useMessages();
  const go = useGo();
  const notice = useRefusalNotice();
  const canEdit = useCan('discountcodes-and-vouchers', 'edit');
  const canDelete = useCan('discountcodes-and-vouchers', 'extra');
  const [asking, setAsking] = useState(false);
  const remove = useGraphqlMutation(DeleteDiscount, { refetch: [DiscountList] });
  if (!canEdit && !canDelete) return null;
  const { id, version, title } = discount;
  const confirm = async () => {
    const done = await notice(() => remove.mutateAsync({ id, version }));
    setAsking(false);
    if (done) go('/discountcodes-and-vouchers', { replace: true });
  };
  return (
    <>
      <RowMenu
        label={title}
        variant="default"
        actions={[
          ...(canEdit
            ? [
                {
                  label: t('discounts.duplicate'),
                  onClick: () => go(`/discountcodes-and-vouchers/create?copy=${id}`),
                },
              ]
            : []),
          ...(canDelete
            ? [{ label: t('discounts.delete'), destructive: true, onClick: () => setAsking(true) }]
            : []),
        ]}
      />
      <ConfirmDialog
        opened={asking}
        title={t('discounts.deleteTitle', { title })}
        confirmLabel={t('discounts.delete')}
        destructive
        busy={remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        {t('discounts.deleteText', { count: discount.figures.codeCount })}
      </ConfirmDialog>
    </>
  );
}

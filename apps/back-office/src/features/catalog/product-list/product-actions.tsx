import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { type RowAction, RowMenu } from '../../../components/row-menu.tsx';
import { useCan } from '../../../components/use-can.ts';
import { useGo } from '../../../components/use-go.ts';
import { useRefusalNotice } from '../../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import {
  ArchiveProduct,
  DeleteProduct,
  DuplicateProduct,
  EditProduct,
  ProductList,
} from '../catalog.graphql.ts';
import type { EditedProduct } from '../products/product-form.ts';

interface ProductActionsProps {
  product: EditedProduct;
  /** On a phone: the other acts, behind the three dots. */
  folded: readonly RowAction[] | undefined;
}

/** Duplicate, archive, bring back, delete. */
export function ProductActions({ product, folded = [] }: ProductActionsProps) {
  const { t } = useMessages();
  const go = useGo();
  const [asking, setAsking] = useState<'archive' | 'delete' | null>(null);
  const archive = useGraphqlMutation(ArchiveProduct, { refetch: [EditProduct, ProductList] });
  const remove = useGraphqlMutation(DeleteProduct, { refetch: [ProductList] });
  const duplicate = useGraphqlMutation(DuplicateProduct, { refetch: [ProductList] });
  const notice = useRefusalNotice();
  const canEdit = useCan('products', 'edit');
  const mayDuplicate = useCan('tickets', 'edit');
  const { id, name } = product;
  if (!canEdit) return folded.length > 0 && <RowMenu label={name} variant="default" actions={folded} />;
  const confirm = async () => {
    const done = await notice(async () => {
      if (asking === 'delete') await remove.mutateAsync({ id });
      else await archive.mutateAsync({ id, archived: true });
    });
    setAsking(null);
    if (done && asking === 'delete') go('/products');
  };
  const copy = () =>
    notice(async () => {
      const { duplicateProduct } = await duplicate.mutateAsync({ id, mark: t('catalog.product.copyMark') });
      go(`/products/edit/${duplicateProduct.id}?tab=content`);
    });
  return (
    <>
      <RowMenu
        label={name}
        variant="default"
        actions={[
          ...folded,
          ...(mayDuplicate ? [{ label: t('catalog.product.duplicate'), onClick: () => void copy() }] : []),
          product.state === 'archived'
            ? {
                label: t('catalog.product.restore'),
                onClick: () => void notice(() => archive.mutateAsync({ id, archived: false })),
              }
            : { label: t('catalog.product.archive'), onClick: () => setAsking('archive') },
          { label: t('catalog.product.delete'), destructive: true, onClick: () => setAsking('delete') },
        ]}
      />
      <ConfirmDialog
        opened={asking !== null}
        title={t(asking === 'delete' ? 'catalog.product.deleteQuestion' : 'catalog.product.archiveQuestion', {
          name,
        })}
        confirmLabel={t(asking === 'delete' ? 'catalog.product.delete' : 'catalog.product.archive')}
        destructive={asking === 'delete'}
        busy={archive.isPending || remove.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(null)}
      >
        {t(asking === 'delete' ? 'catalog.product.deleteText' : 'catalog.product.archiveText')}
      </ConfirmDialog>
    </>
  );
}

import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/messages.tsx';
import { Button, FileButton } from '@mantine/core';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { useCan } from '../../components/use-can.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import { useGraphqlMutation } from '../../session/use-graphql-mutation.ts';
import { EditProduct, ProductList } from './catalog.graphql.ts';
import type { EditedProduct } from './product-form.ts';
import { RemoveProductImage, UploadProductImage } from './product-picture.graphql.ts';
import styles from './product-picture-card.module.css';

/** The picture of a product; it is saved at once, apart from the page's form. */
export function ProductPictureCard({ product }: { product: EditedProduct }) {
  const { t } = useMessages();
  const notice = useRefusalNotice();
  const canEdit = useCan('products', 'edit');
  const refetch = { refetch: [EditProduct, ProductList] };
  const upload = useGraphqlMutation(UploadProductImage, refetch);
  const remove = useGraphqlMutation(RemoveProductImage, refetch);
  const productId = product.id;
  if (!canEdit && !product.imageUrl) return null;
  return (
    <Card title={t('catalog.picture.title')}>
      <div className={styles.picture}>
        {product.imageUrl && (
          <ResponsiveImage
            source={product.imageUrl}
            alt={product.name}
            widest={420}
            blurFirst
            className={styles.image}
          />
        )}
        {canEdit && (
          <div className={styles.side}>
            <span className={styles.hint}>{t('catalog.picture.hint')}</span>
            <span className={styles.buttons}>
              <FileButton
                accept="image/png,image/jpeg"
                onChange={(image) => {
                  if (image) void notice(() => upload.mutateAsync({ productId, image }));
                }}
              >
                {(props) => (
                  <Button {...props} loading={upload.isPending}>
                    {product.imageUrl ? t('catalog.picture.replace') : t('catalog.picture.choose')}
                  </Button>
                )}
              </FileButton>
              {product.imageUrl && (
                <Button
                  variant="subtle"
                  color="danger"
                  loading={remove.isPending}
                  onClick={() => void notice(() => remove.mutateAsync({ productId }))}
                >
                  {t('catalog.picture.remove')}
                </Button>
              )}
            </span>
          </div>
        )}
      </div>
    </Card>
  );
}

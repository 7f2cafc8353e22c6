import { IconPhoto } from '@tabler/icons-react';
import { ResponsiveImage } from '../../../components/responsive-image.tsx';
import type { ListedProduct } from './listed-product.ts';
import styles from './product-name.module.css';

/** The picture of a product in a list, or a place for one. */
export function ProductPicture({ product }: { product: ListedProduct['product'] }) {
  return product.imageUrl ? (
    <ResponsiveImage source={product.imageUrl} alt="" widest={60} className={styles.picture} />
  ) : (
    <span className={styles.picture} aria-hidden="true">
      <IconPhoto size={17} stroke={1.6} />
    </span>
  );
}

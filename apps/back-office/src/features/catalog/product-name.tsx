import { IconPhoto } from '@tabler/icons-react';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import type { ListedProduct } from './listed-product.ts';
import styles from './product-name.module.css';

interface ProductNameProps {
  product: ListedProduct['product'];
  /** The language in which its short text is read. */
  language?: string;
}

/** A product in a list: its picture, its name and what it is in one line. */
export function ProductName({ product, language }: ProductNameProps) {
  const { shortText } = product.texts.find((text) => text.language === language) ?? { shortText: '' };
  return (
    <span className={styles.product}>
      {product.imageUrl ? (
        <ResponsiveImage source={product.imageUrl} alt="" widest={60} className={styles.picture} />
      ) : (
        <span className={styles.picture} aria-hidden="true">
          <IconPhoto size={17} stroke={1.6} />
        </span>
      )}
      <span>
        {product.name}
        {shortText && <small className={styles.text}>{shortText}</small>}
      </span>
    </span>
  );
}

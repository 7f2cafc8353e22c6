import type { ListedProduct } from './listed-product.ts';
import styles from './product-name.module.css';
import { ProductPicture } from './product-picture.tsx';

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
      <ProductPicture product={product} />
      <span>
        {product.name}
        {shortText && <small className={styles.text}>{shortText}</small>}
      </span>
    </span>
  );
}

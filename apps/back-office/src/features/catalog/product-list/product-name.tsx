import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { ListedProduct } from './listed-product.ts';
import styles from './product-name.module.css';
import { ProductPicture } from './product-picture.tsx';

interface ProductNameProps {
  row: ListedProduct;
  /** The language in which its short text is read. */
  language?: string;
}

/** A product in a list: its picture, its name and what it is in one line, or what is missing of that. */
export function ProductName({ row, language }: ProductNameProps) {
  const { product, state, missingLanguages } = row;
  const { t, intlLocale } = useMessages();
  const { shortText } = product.texts.find((text) => text.language === language) ?? { shortText: '' };
  const languages = new Intl.ListFormat(intlLocale).format(missingLanguages.map((one) => one.toUpperCase()));
  const missing =
    missingLanguages.length > 0 &&
    state !== 'archived' &&
    t(state === 'draft' ? 'catalog.products.draftIncomplete' : 'catalog.products.incomplete', { languages });
  const text = missing || shortText;
  return (
    <span className={styles.product}>
      <ProductPicture product={product} />
      <span>
        {product.name}
        {text && <small className={styles.text}>{text}</small>}
      </span>
    </span>
  );
}

import { Card } from '@foyer/ui/card.tsx';
import { Link } from '@foyer/ui/link.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { EditedProduct } from './product-form.ts';
import { productLacks } from './product-lacks.ts';
import styles from './product-summary.module.css';

/** What a draft lacks, each with the way to it; nothing once it can be sold. */
export function ProductLacksCard({ product }: { product: EditedProduct }) {
  const { t } = useMessages();
  const lacks = productLacks(product);
  if (product.state !== 'draft' || lacks.length === 0) return null;
  return (
    <Card title={t('catalog.lacks.title')}>
      <ul className={styles.lacks}>
        {lacks.map(({ name, to }) => (
          <li key={name}>
            <Link to={to}>{t(`catalog.lacks.${name}`)}</Link> <span>{t(`catalog.lacks.${name}.why`)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

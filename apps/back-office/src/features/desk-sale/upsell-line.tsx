import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconPlus } from '@tabler/icons-react';
import styles from './desk-sale.module.css';
import type { Suggestion } from './suggest-upsell.ts';

interface UpsellLineProps {
  suggestion: Suggestion;
  currency: string;
  onAdd: () => void;
}

/** What visitors also like, at one touch: one for each ticket (design: `desk-sale`). */
export function UpsellLine({ suggestion: { group, type, quantity }, currency, onAdd }: UpsellLineProps) {
  const { t, money } = useMessages();
  return (
    <button type="button" className={styles.upsell} onClick={onAdd}>
      <span className={styles.thumb} aria-hidden="true">
        {group.imageUrl && <img src={group.imageUrl} alt="" />}
      </span>
      <span>
        <strong>{t('desk.upsell', { name: type.name })}</strong>
        <span className={styles.quiet}>
          {t('desk.upsellPrice', { quantity, price: money(type.priceMinor, currency) })}
        </span>
      </span>
      <IconPlus size={18} stroke={1.6} aria-hidden="true" />
    </button>
  );
}

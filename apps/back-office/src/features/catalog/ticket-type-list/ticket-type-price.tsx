import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { TicketTypeRowFragment } from '../../../generated/operations.ts';
import styles from './ticket-type-price.module.css';

interface TicketTypePriceProps {
  type: Pick<TicketTypeRowFragment, 'priceMinor' | 'originalPriceMinor'>;
  currency: string;
}

/** The price, with the original one struck through before it. */
export function TicketTypePrice({ type, currency }: TicketTypePriceProps) {
  const { money } = useMessages();
  return (
    <span className={styles.price}>
      {type.originalPriceMinor !== null && <s>{money(type.originalPriceMinor, currency)}</s>}
      <strong>{money(type.priceMinor, currency)}</strong>
    </span>
  );
}

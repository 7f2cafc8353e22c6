import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconPhoto } from '@tabler/icons-react';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import type { WaitingFiguresQuery } from '../../generated/operations.ts';
import styles from './waiting-room.module.css';

interface TicketsLeftCardProps {
  ticketsLeft: WaitingFiguresQuery['waitingRoom']['ticketsLeft'];
}

/** What those who wait can still buy for today. */
export function TicketsLeftCard({ ticketsLeft }: TicketsLeftCardProps) {
  const { t, number } = useMessages();
  if (ticketsLeft.length === 0) {
    return (
      <Card title={t('waiting-room.tickets.title')}>
        <p className={styles.note}>{t('waiting-room.tickets.none')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('waiting-room.tickets.title')}>
      <ul className={styles.tickets}>
        {ticketsLeft.map(({ product, left }) => (
          <li key={product.id}>
            {product.imageUrl ? (
              <ResponsiveImage source={product.imageUrl} alt="" widest={36} className={styles.picture} />
            ) : (
              <span className={styles.picture} aria-hidden="true">
                <IconPhoto size={14} stroke={1.6} />
              </span>
            )}
            <span>{t('waiting-room.tickets.today', { product: product.name })}</span>
            <strong>{left === null ? t('waiting-room.tickets.noLimit') : number(left)}</strong>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('waiting-room.tickets.note')}</p>
    </Card>
  );
}

import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconMinus, IconPlus } from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './desk-sale.module.css';
import { type DeskGroup, type DeskType, mayAdd } from './sale-state.ts';
import type { Sale } from './use-sale.ts';

interface TicketTypeGridProps {
  group: DeskGroup;
  groups: readonly DeskGroup[];
  sale: Sale;
  currency: string;
  /** Types that it does not sell need a connection. */
  isOffline: boolean;
  errorAt: (field: string) => string | null;
}

/** The ticket types of a group with minus and plus. */
export function TicketTypeGrid(props: TicketTypeGridProps) {
  const { group, groups, sale, currency, isOffline, errorAt } = props;
  return (
    <ul className={styles.types}>
      {group.ticketTypes.map((type) => (
        <li key={type.id}>
          <TicketTypeCard
            type={type}
            sale={sale}
            currency={currency}
            hasRoom={mayAdd(type, sale.state.counts, groups)}
            needsConnection={isOffline && type.maxPerOrder === 0}
            error={errorAt(type.id)}
          />
        </li>
      ))}
    </ul>
  );
}

interface TicketTypeCardProps {
  type: DeskType;
  sale: Sale;
  currency: string;
  hasRoom: boolean;
  needsConnection: boolean;
  error: string | null;
}

function TicketTypeCard(props: TicketTypeCardProps) {
  const { type, sale, currency, hasRoom, needsConnection, error } = props;
  const { t, money } = useMessages();
  const { id, name, priceMinor, statusLabel, leftCount } = type;
  const count = sale.state.counts[id] ?? 0;
  return (
    <div className={clsx(styles.type, count > 0 && styles.counted, needsConnection && styles.off)}>
      <div className={styles.typeName}>
        <strong>{name}</strong>
        <span className={styles.hint}>
          {needsConnection
            ? t('desk-offline.needsConnection')
            : statusLabel === null
              ? money(priceMinor, currency)
              : t(labelKeys[statusLabel])}
          {leftCount !== null && ` · ${t('desk.left', { count: leftCount })}`}
        </span>
        {error && <span className={styles.error}>{error}</span>}
      </div>
      {count > 0 && (
        <>
          <button
            type="button"
            className={styles.step}
            aria-label={t('desk.less', { name })}
            onClick={() => sale.add(id, -1)}
          >
            <IconMinus size={20} stroke={1.6} aria-hidden="true" />
          </button>
          <output className={styles.count} aria-label={t('desk.countOf', { name })}>
            {count}
          </output>
        </>
      )}
      <button
        type="button"
        className={styles.step}
        aria-label={t('desk.more', { name })}
        disabled={!hasRoom}
        onClick={() => sale.add(id)}
      >
        <IconPlus size={20} stroke={1.6} aria-hidden="true" />
      </button>
    </div>
  );
}

const labelKeys = {
  cancelled: 'desk.label.cancelled',
  none: 'desk.label.none',
  closed: 'desk.label.closed',
  'sold out': 'desk.label.sold-out',
} as const;

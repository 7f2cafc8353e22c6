import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Kbd } from '@mantine/core';
import { useCan } from '../../components/use-can.ts';
import styles from './desk-sale.module.css';
import type { DeskWork } from './use-desk.ts';

interface PrimaryButtonProps {
  desk: DeskWork;
  /** At which the desk sells; undefined = the museum has none. */
  till: { isOpen: boolean } | undefined;
  currency: string;
}

/** Pay, then complete; what is in the way is said above it. */
export function PrimaryButton({ desk, till, currency }: PrimaryButtonProps) {
  const { t, money } = useMessages();
  const { quote, selling, sale } = desk;
  const maySell = useCan('ticketverkoop', 'edit');
  const tillInTheWay = till ? 'desk.tillClosed' : 'desk.noTill';
  const errors = till?.isOpen && maySell ? selling.errors : [t(maySell ? tillInTheWay : 'desk.mayNotSell')];
  const amount = money(quote.quote?.dueMinor ?? quote.totalMinor, currency);
  return (
    <>
      {errors.map((error) => (
        <p key={error} role="alert" className={styles.error}>
          {error}
        </p>
      ))}
      {sale.state.isPaying ? (
        <>
          <button
            type="button"
            className={styles.primary}
            aria-disabled={!desk.canComplete}
            aria-busy={selling.isSelling}
            onClick={() => void desk.complete()}
          >
            {t('desk.complete')} <Kbd>Enter</Kbd>
          </button>
          <button
            type="button"
            className={styles.textButton}
            disabled={sale.state.isUncertain}
            onClick={desk.stopPaying}
          >
            {t('desk.backToTickets')}
          </button>
        </>
      ) : (
        <button
          type="button"
          className={styles.primary}
          aria-disabled={desk.shownDueMinor === null || !maySell}
          onClick={desk.startPaying}
        >
          {t('desk.pay', { amount })} <Kbd>F5</Kbd>
        </button>
      )}
    </>
  );
}

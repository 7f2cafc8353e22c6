import { deskMeans, quickAmounts } from '@foyer/domain/desk-sales/desk-payment.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { IconBackspace } from '@tabler/icons-react';
import clsx from 'clsx';
import styles from './desk-sale.module.css';
import { cashOf, type PayState, sharesOf, typedMinor, typeOnPad } from './pay-state.ts';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '0', 'back'] as const;

/** What a key of the keypad changes: the part of the first means of a split, else what was handed over in cash. */
export function pressKey(pay: PayState, key: string): Partial<PayState> | null {
  const isOfSplit = pay.second !== null && !pay.typesReceived;
  if (!isOfSplit && pay.means !== 'cash' && pay.second !== 'cash') return null;
  const typed = typeOnPad(pay.typed, key);
  return isOfSplit ? { typed, firstMinor: typedMinor(typed) } : { typed, receivedMinor: typedMinor(typed) };
}

interface CashPadProps {
  dueMinor: number;
  pay: PayState;
  currency: string;
  onChange: (change: Partial<PayState>) => void;
}

/** What is due, what was handed over, and the change; a split says first what each means pays. */
export function CashPad({ dueMinor, pay, currency, onChange }: CashPadProps) {
  const { t, money } = useMessages();
  const due = (
    <p className={styles.padRow}>
      <span>{t('desk.toPay')}</span>
      <strong className={styles.due}>{money(dueMinor, currency)}</strong>
    </p>
  );
  if (dueMinor === 0)
    return (
      <section className={styles.pad} aria-label={t('desk.amounts')}>
        {due}
        <p className={styles.hint}>{t('desk.nothingDueHint')}</p>
      </section>
    );
  const cash = cashOf(dueMinor, pay);
  const [first, second] = sharesOf(dueMinor, pay);
  const asks = cash !== null || pay.second !== null;
  const isOfSplit = pay.second !== null && !pay.typesReceived;
  return (
    <section className={styles.pad} aria-label={t('desk.amounts')}>
      {due}
      {pay.second !== null && first && second && (
        <>
          <button
            type="button"
            className={clsx(styles.padRow, styles.padField, isOfSplit && styles.active)}
            aria-pressed={isOfSplit}
            onClick={() => onChange({ typesReceived: false, typed: '' })}
          >
            <span>{t('desk.pays', { means: t(`desk.means.${first.means}`) })}</span>
            <strong>{money(first.amountMinor, currency)}</strong>
          </button>
          <p className={styles.padRow}>
            <span className={styles.seconds}>
              {deskMeans
                .filter((means) => means !== pay.means)
                .map((means) => (
                  <button
                    key={means}
                    type="button"
                    className={clsx(styles.second, means === pay.second && styles.chosen)}
                    aria-pressed={means === pay.second}
                    onClick={() => onChange({ second: means })}
                  >
                    {t(`desk.means.${means}`)}
                  </button>
                ))}
            </span>
            <strong>{money(second.amountMinor, currency)}</strong>
          </p>
        </>
      )}
      {cash && (
        <>
          <button
            type="button"
            className={clsx(styles.padRow, styles.padField, !isOfSplit && styles.active)}
            aria-pressed={!isOfSplit}
            onClick={() => onChange({ typesReceived: true, typed: '' })}
          >
            <span>{t('desk.received')}</span>
            <output className={styles.receivedAmount}>{money(cash.receivedMinor, currency)}</output>
          </button>
          <p className={clsx(styles.change, cash.changeMinor === null && styles.short)} role="status">
            <span>{cash.changeMinor === null ? t('desk.tooLittle') : t('desk.change')}</span>
            <strong>{money(cash.changeMinor ?? cash.dueMinor - cash.receivedMinor, currency)}</strong>
          </p>
          {!isOfSplit && (
            <div className={styles.quick}>
              {quickAmounts(cash.dueMinor).map((amount) => (
                <button
                  key={amount}
                  type="button"
                  className={clsx(styles.quickAmount, amount === cash.receivedMinor && styles.chosen)}
                  onClick={() => onChange({ receivedMinor: amount, typed: '' })}
                >
                  {money(amount, currency)}
                </button>
              ))}
            </div>
          )}
        </>
      )}
      {asks ? (
        <div className={styles.keys}>
          {keys.map((key) => (
            <button
              key={key}
              type="button"
              className={styles.key}
              aria-label={key === 'back' ? t('desk.backspace') : undefined}
              onClick={() => {
                const change = pressKey(pay, key);
                if (change) onChange(change);
              }}
            >
              {key === 'back' ? <IconBackspace size={22} stroke={1.6} aria-hidden="true" /> : key}
            </button>
          ))}
        </div>
      ) : (
        <p className={styles.hint}>{t(`desk.padHint.${pay.means}`)}</p>
      )}
    </section>
  );
}

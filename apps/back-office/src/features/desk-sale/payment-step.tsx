import { type DeskMeans, deskMeans } from '@foyer/domain/desk-sales/desk-payment.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Kbd, TextInput } from '@mantine/core';
import { IconCash, IconCreditCard, IconGift, IconReceipt, IconUser } from '@tabler/icons-react';
import clsx from 'clsx';
import { useEffect, useRef } from 'react';
import { CashPad } from './cash-pad.tsx';
import styles from './desk-sale.module.css';
import type { PayState } from './pay-state.ts';
import type { Customer } from './sale-state.ts';

const icons = { card: IconCreditCard, cash: IconCash, other: IconReceipt };
export const keyOfMeans = { card: 'F6', cash: 'F7', other: 'F9' } as const;
const shown: readonly DeskMeans[] = ['card', 'cash'];

interface PaymentStepProps {
  dueMinor: number;
  pay: PayState;
  currency: string;
  customer: Customer;
  /** Gift cards need the server. */
  isOffline: boolean;
  onChange: (change: Partial<PayState>) => void;
  onGiftCard: () => void;
  onCustomer: () => void;
}

/** How the visitor pays: one means, or two that share what is due; codes alone where they pay all of it. */
export function PaymentStep(props: PaymentStepProps) {
  const { dueMinor, pay, currency, customer, isOffline, onChange, onGiftCard, onCustomer } = props;
  const { t } = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  // A phone that was scrolled down to the last tickets shows the question from its beginning.
  useEffect(() => heading.current?.focus(), []);
  const choose = (means: DeskMeans) =>
    onChange({
      means,
      second: pay.second === means ? otherMeans(means) : pay.second,
      receivedMinor: null,
      typed: '',
    });
  const named = [customer.firstName, customer.lastName].filter(Boolean).join(' ') || customer.email;
  // Codes or a discount took all of it: no money changes hands.
  const nothingDue = dueMinor === 0;
  const offered = nothingDue ? [] : shown;
  const hasReference =
    !nothingDue && [pay.means, pay.second].some((means) => means === 'card' || means === 'other');
  return (
    <div className={styles.payment}>
      <div className={styles.means}>
        <h2 ref={heading} tabIndex={-1}>
          {t(nothingDue ? 'desk.nothingDue' : 'desk.howPaid')}
        </h2>
        {offered.map((means) => (
          <MeansButton key={means} means={means} isChosen={pay.means === means} onChoose={choose} />
        ))}
        <button type="button" className={styles.meansButton} disabled={isOffline} onClick={onGiftCard}>
          <IconGift size={24} stroke={1.6} aria-hidden="true" />
          <span>
            <strong>{t('desk.means.gift-card')}</strong>
            <span className={styles.hint}>
              {t(isOffline ? 'desk-offline.needsConnection' : 'desk.meansHint.gift-card')}
            </span>
          </span>
          <Kbd>F8</Kbd>
        </button>
        {!nothingDue && (
          <>
            <MeansButton means="other" isChosen={pay.means === 'other'} onChoose={choose} />
            <button
              type="button"
              className={clsx(styles.split, pay.second !== null && styles.chosen)}
              aria-pressed={pay.second !== null}
              disabled={dueMinor < 2}
              onClick={() =>
                onChange({
                  second: pay.second === null ? otherMeans(pay.means) : null,
                  firstMinor: null,
                  typed: '',
                })
              }
            >
              {t('desk.split')}
            </button>
          </>
        )}
        {hasReference && (
          <TextInput
            label={t('desk.reference')}
            maxLength={50}
            value={pay.referenceNumber}
            onChange={(event) => onChange({ referenceNumber: event.currentTarget.value })}
          />
        )}
        <h3>{t('desk.tickets')}</h3>
        <button type="button" className={styles.customer} onClick={onCustomer}>
          <IconUser size={18} stroke={1.6} aria-hidden="true" />
          <span>{named || t('desk.customerOptional')}</span>
        </button>
        <p className={styles.hint}>
          {customer.email ? t('desk.mailedTo', { email: customer.email }) : t('desk.notMailed')}
        </p>
      </div>
      <CashPad dueMinor={dueMinor} pay={pay} currency={currency} onChange={onChange} />
    </div>
  );
}

/** The one that a split is likely to need: cash beside a card. */
export const otherMeans = (means: DeskMeans): DeskMeans => (means === 'cash' ? 'card' : 'cash');

export const meansOfKey = (key: string): DeskMeans | undefined =>
  deskMeans.find((means) => keyOfMeans[means] === key);

interface MeansButtonProps {
  means: DeskMeans;
  isChosen: boolean;
  onChoose: (means: DeskMeans) => void;
}

function MeansButton({ means, isChosen, onChoose }: MeansButtonProps) {
  const { t } = useMessages();
  const Icon = icons[means];
  return (
    <button
      type="button"
      className={clsx(styles.meansButton, isChosen && styles.chosen)}
      aria-pressed={isChosen}
      onClick={() => onChoose(means)}
    >
      <Icon size={24} stroke={1.6} aria-hidden="true" />
      <span>
        <strong>{t(`desk.means.${means}`)}</strong>
        <span className={styles.hint}>{t(`desk.meansHint.${means}`)}</span>
      </span>
      <Kbd>{keyOfMeans[means]}</Kbd>
    </button>
  );
}

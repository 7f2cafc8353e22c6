import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Checkbox } from '@mantine/core';
import type { Order } from '../order.ts';

/** Of the gift what can still go back. */
export const giftOf = ({ donationMinor, donationReturned }: Order): number =>
  donationReturned ? 0 : donationMinor;

interface DonationChoiceProps {
  order: Order;
  isReturned: boolean;
  onChange: (isReturned: boolean) => void;
}

/** A gift stays with the museum unless this is ticked. */
export function DonationChoice({ order, isReturned, onChange }: DonationChoiceProps) {
  const { t, money } = useMessages();
  if (giftOf(order) === 0) return null;
  return (
    <Checkbox
      label={t('order-changes.refund.donation', { amount: money(giftOf(order), order.currency) })}
      checked={isReturned}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

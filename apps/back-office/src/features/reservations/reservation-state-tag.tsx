import { useMessages } from '@foyer/ui/states/messages.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import type { ShownReservationFragment } from '../../generated/operations.ts';

/** Confirmed, over capacity or cancelled. */
export function ReservationStateTag({
  reservation: { state, isOver },
}: {
  reservation: Pick<ShownReservationFragment, 'state' | 'isOver'>;
}) {
  const { t } = useMessages();
  if (state === 'cancelled')
    return (
      <StatusTag tone="neutral" mark="ring">
        {t('reservations.state.cancelled')}
      </StatusTag>
    );
  return isOver ? (
    <StatusTag tone="warning">{t('reservations.state.over-capacity')}</StatusTag>
  ) : (
    <StatusTag tone="success">{t('reservations.state.confirmed')}</StatusTag>
  );
}

import { ConfirmDialog } from '@foyer/ui/dialogs/confirm-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useNotify } from '../../components/use-notify.ts';
import { useRefusalNotice } from '../../components/use-refusal-notice.ts';
import type { ShownReservationFragment } from '../../generated/operations.ts';
import { useGraphqlMutation } from '../../session/graphql/use-graphql-mutation.ts';
import {
  CancelReservation,
  DeleteReservation,
  OpenReservation,
  ReservationList,
  VisitsForGroup,
} from './reservations.graphql.ts';

export type ReservationEnd = 'cancel' | 'delete';

interface EndReservationDialogProps {
  reservation: ShownReservationFragment;
  end: ReservationEnd;
  onClose: () => void;
  onDone?: () => void;
}

/** Asks by the name of the group whether its reservation is cancelled or deleted. */
export function EndReservationDialog({ reservation, end, onClose, onDone }: EndReservationDialogProps) {
  const { t, date } = useMessages();
  const notify = useNotify();
  const notice = useRefusalNotice();
  const cancel = useGraphqlMutation(CancelReservation, {
    refetch: [ReservationList, OpenReservation, VisitsForGroup],
  });
  const remove = useGraphqlMutation(DeleteReservation, { refetch: [ReservationList, VisitsForGroup] });
  const act = end === 'cancel' ? cancel : remove;
  const { id, version, people, time, status } = reservation;
  const group = reservation.groupName || reservation.number;
  const words = { group, people, time, status, date: date(reservation.date) };
  const confirm = async () => {
    const isDone = await notice(() => act.mutateAsync({ id, version }), t(`reservations.${end}.failed`));
    onClose();
    if (!isDone) return;
    notify.done(t(`reservations.${end}.done`, { group }));
    onDone?.();
  };
  return (
    <ConfirmDialog
      opened
      title={t(`reservations.${end}.title`, { group })}
      confirmLabel={t(`reservations.${end}.confirm`)}
      destructive
      busy={act.isPending}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t(`reservations.${end}.text`, words)}
    </ConfirmDialog>
  );
}

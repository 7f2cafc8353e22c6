import type { OrderAct } from '@foyer/domain/order-changes/order-acts.ts';
import { ChangeOrderDialog } from '../change/change-order-dialog.tsx';
import type { Order } from '../order.ts';
import { ResendDialog } from '../resend-dialog.tsx';
import { CancelTicketsDialog } from './cancel-tickets-dialog.tsx';
import { DownloadTickets } from './download-tickets.tsx';
import { EditBuyerDialog } from './edit-buyer-dialog.tsx';
import { MarkPaidDialog } from './mark-paid-dialog.tsx';
import { NewCodesDialog } from './new-codes-dialog.tsx';
import { RefundOnlyDialog } from './refund-only-dialog.tsx';

interface ActDialogProps {
  order: Order;
  act: OrderAct | 'resend';
  ticketId: string | undefined;
  onClose: () => void;
}

/** The dialog of an act on an order. */
export function ActDialog({ act, ticketId, ...props }: ActDialogProps) {
  const ticketIds = ticketId ? [ticketId] : null;
  switch (act) {
    case 'resend':
      return <ResendDialog {...props} />;
    case 'change-time':
    case 'rebook':
    case 'change-types':
      return <ChangeOrderDialog {...props} about={act} ticketIds={ticketIds} />;
    case 'edit-buyer':
      return <EditBuyerDialog {...props} isResent={false} />;
    case 'correct-and-resend':
      return <EditBuyerDialog {...props} isResent />;
    case 'new-codes':
      return <NewCodesDialog {...props} ticketIds={ticketIds} />;
    case 'download-tickets':
      return <DownloadTickets {...props} />;
    case 'mark-paid':
      return <MarkPaidDialog {...props} />;
    case 'refund-only':
      return <RefundOnlyDialog {...props} />;
    case 'cancel-tickets':
      return <CancelTicketsDialog {...props} ticketIds={ticketIds} />;
    case 'cancel-order':
      return <CancelTicketsDialog {...props} ticketIds="all" />;
  }
}

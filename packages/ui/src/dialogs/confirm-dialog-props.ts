import type { ReactNode } from 'react';

export interface ConfirmDialogProps {
  opened: boolean;
  /** The question. */
  title: string;
  /** The consequence: affected people, their number, the amount. */
  children: ReactNode;
  /** Verb + object, with the amount where there is one: 'Refund €66.50'. */
  confirmLabel: string;
  cancelLabel?: string;
  /** A third way out at the far end: 'Discard'. */
  extra?: { label: string; onClick: () => void };
  destructive?: boolean;
  /** Spins the confirm button. */
  busy?: boolean;
  /** At least 256 high; makes the dialog 480 high. */
  picture?: ReactNode;
  onConfirm: () => void;
  /** Cancel, the cross and Escape. */
  onCancel: () => void;
}

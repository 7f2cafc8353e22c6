import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Checkbox, Textarea } from '@mantine/core';
import type { Order } from '../order.ts';
import { MovedOn } from './moved-on.tsx';
import type { OrderChange } from './use-order-change.ts';

interface ChangeProps {
  order: Order;
  change: OrderChange;
}

/** What is another price by now than the one that was confirmed. */
export function ChangeMovedOn({ order, change: { movedFrom, preview } }: ChangeProps) {
  return movedFrom && preview ? <MovedOn before={movedFrom} now={preview} currency={order.currency} /> : null;
}

interface ChangeReasonProps {
  change: Pick<OrderChange, 'preview' | 'reasonError'>;
  reason: string;
  /** Not asked for where nothing needs one. */
  isAsked?: boolean;
  isRequired?: boolean;
  onChange: (reason: string) => void;
}

/** Why, for colleagues; and that a second person is to agree. */
export function ChangeReason(props: ChangeReasonProps) {
  const { change, isAsked = true, isRequired = false } = props;
  const { t } = useMessages();
  const needsApproval = change.preview?.needsApproval ?? false;
  return (
    <>
      {needsApproval && <Notice tone="warning">{t('order-changes.needsApproval')}</Notice>}
      {(isAsked || needsApproval) && (
        <Textarea
          label={t('order-changes.reason')}
          description={t('order-changes.reasonHint')}
          required={isRequired}
          maxLength={1000}
          autosize
          value={props.reason}
          error={change.reasonError}
          onChange={({ currentTarget }) => props.onChange(currentTarget.value)}
        />
      )}
    </>
  );
}

interface MailChoiceProps {
  order: Order;
  label: string;
  isMailed: boolean;
  onChange: (isMailed: boolean) => void;
}

/** Whether the buyer hears of it; nothing where there is no address. */
export function MailChoice({ order, label, isMailed, onChange }: MailChoiceProps) {
  if (order.buyerEmail === '') return null;
  return (
    <Checkbox
      label={label}
      checked={isMailed}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
  );
}

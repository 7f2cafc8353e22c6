import { dueWays } from '@foyer/domain/order-changes/order-change-states.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { Checkbox, Radio } from '@mantine/core';
import type { Order } from '../order.ts';
import { methodOf, nameOfMethod } from '../order-names.ts';
import type { ChangeChoice, TypeToChoose } from './change-choice.ts';
import { ChangeParts } from './change-parts.tsx';
import { ChangeReason, MailChoice } from './change-reason.tsx';
import type { ChangeableTicket } from './choose-tickets.tsx';
import { MovedOn } from './moved-on.tsx';
import { PriceSteps } from './price-steps.tsx';
import type { Preview } from './use-order-change.ts';

interface ChangeReviewProps {
  order: Order;
  tickets: readonly ChangeableTicket[];
  types: readonly TypeToChoose[];
  cancelled: readonly string[];
  choice: ChangeChoice;
  preview: Preview;
  movedFrom: Preview | null;
  mayExtra: boolean;
  reason: string;
  reasonError: string | undefined;
  isMailed: boolean;
  onChange: (changes: Partial<ChangeChoice>) => void;
  onReason: (reason: string) => void;
  onMailed: (isMailed: boolean) => void;
}

/** The second step: what changes, what that costs or returns, and how it is settled. */
export function ChangeReview(props: ChangeReviewProps) {
  const { order, tickets, choice, preview, movedFrom, mayExtra, onChange } = props;
  const words = useMessages();
  const { t, money, dateTime, intlLocale } = words;
  const { dueMinor, refundMinor, proposedRefundMinor, feeMinor } = preview;
  const amount = (minor: number) => money(minor, order.currency);
  const waivedFee = preview.steps.some(({ kind }) => kind === 'fee-waived');
  const isDearer = dueMinor > 0 || preview.steps.some(({ kind }) => kind === 'price-higher-waived');
  const needsReason = choice.due === 'waived' || choice.isFeeWaived || choice.isAgainstRules;
  // Without `extra` no money goes back for another type of ticket.
  const mayChooseRefund = mayExtra || refundMinor > 0 || !choice.isRefunded;
  const method = methodOf(order.payments);
  const language = new Intl.DisplayNames([intlLocale], { type: 'language' }).of(order.language) ?? '';
  const sum =
    dueMinor > 0
      ? { label: t('order-changes.sum.due'), amountMinor: dueMinor }
      : refundMinor > 0
        ? { label: t('order-changes.sum.refund'), amountMinor: refundMinor }
        : { label: t('order-changes.sum.nothing'), amountMinor: 0 };
  return (
    <>
      {movedFrom && <MovedOn before={movedFrom} now={preview} currency={order.currency} />}
      <ChangeParts
        order={order}
        tickets={tickets}
        types={props.types}
        cancelled={props.cancelled}
        preview={preview}
        left={choice.visit?.left ?? null}
      />
      <PriceSteps steps={preview.steps} sum={sum} currency={order.currency} />
      {mayExtra && (feeMinor > 0 || waivedFee) && (
        <Checkbox
          label={t('order-changes.waiveFee')}
          checked={choice.isFeeWaived}
          onChange={({ currentTarget }) => onChange({ isFeeWaived: currentTarget.checked })}
        />
      )}
      {preview.codesReplaced + preview.scannedCount > 0 && (
        <Notice tone="neutral">
          {preview.scannedCount > 0 && t('order-changes.scannedStay', { count: preview.scannedCount })}{' '}
          {preview.codesReplaced > 0 && t('order-changes.codesReplaced', { count: preview.codesReplaced })}
        </Notice>
      )}
      {isDearer && (
        <Radio.Group
          label={t('order-changes.howPaid')}
          value={choice.due}
          onChange={(value) => onChange({ due: dueWays.find((way) => way === value) ?? 'link' })}
        >
          {dueWays
            .filter((way) => (way !== 'link' || order.buyerEmail !== '') && (way !== 'waived' || mayExtra))
            .map((way) => (
              <Radio
                key={way}
                mt={8}
                value={way}
                label={t(`order-changes.due.${way}`, {
                  until: dateTime(preview.payUntil, order.timeZone),
                })}
              />
            ))}
        </Radio.Group>
      )}
      {!isDearer && proposedRefundMinor > 0 && mayChooseRefund && (
        <Radio.Group
          label={t('order-changes.howBack')}
          value={choice.isRefunded ? 'yes' : 'no'}
          onChange={(value) => onChange({ isRefunded: value === 'yes' })}
        >
          <Radio
            mt={8}
            value="yes"
            label={t('order-changes.back.yes', {
              amount: amount(proposedRefundMinor),
              method: method ? nameOfMethod(words, method) : t('order-changes.back.byHand'),
            })}
          />
          <Radio mt={8} value="no" label={t('order-changes.back.no')} />
        </Radio.Group>
      )}
      <ChangeReason
        change={{ preview, reasonError: props.reasonError }}
        reason={props.reason}
        isAsked={needsReason}
        isRequired={needsReason}
        onChange={props.onReason}
      />
      <MailChoice
        order={order}
        label={t('order-changes.mailIn', { language })}
        isMailed={props.isMailed}
        onChange={props.onMailed}
      />
    </>
  );
}

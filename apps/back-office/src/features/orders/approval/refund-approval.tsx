import { Card } from '@foyer/ui/card.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { Notice } from '@foyer/ui/states/notice.tsx';
import { StatusTag } from '@foyer/ui/states/status-tag.tsx';
import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import type { FieldError, ValidationError } from '../../../session/graphql/validation-error.ts';
import { MovedOn } from '../change/moved-on.tsx';
import { OrderRules } from '../change/order-changes.graphql.ts';
import { PriceSteps } from '../change/price-steps.tsx';
import { changedQueries, type Preview } from '../change/use-order-change.ts';
import type { Order } from '../order.ts';
import { methodOf, nameOfMethod } from '../order-names.ts';
import { ApproveChange, ChangesWaiting, DeclineChange, WaitingChange } from './approval.graphql.ts';
import styles from './approval.module.css';

interface RefundApprovalProps {
  order: Order;
  change: Order['changes'][number];
}

/** A refund above the client's limit, for the second person: what it does now, and both answers. */
export function RefundApproval({ order, change }: RefundApprovalProps) {
  const words = useMessages();
  const { t, money, dateTime } = words;
  const errorText = useErrorText();
  const notify = useNotify();
  const [note, setNote] = useState('');
  const [confirmed, setConfirmed] = useState<Preview | null>(null);
  const query = useGraphqlQuery(WaitingChange, { id: change.id });
  const limit = useGraphqlQuery(OrderRules, { orderId: order.id }).data?.orderRules?.approvalAboveMinor;
  const refetch = [...changedQueries, ChangesWaiting];
  const approve = useGraphqlMutation(ApproveChange, { refetch });
  const decline = useGraphqlMutation(DeclineChange, { refetch });
  const { id, askedByName, reason } = change;
  const amount = (minor: number) => money(minor, order.currency);
  const method = methodOf(order.payments);
  const isMoved = approve.error?.main?.errorKey === 'change-moved-on';
  const inWords = ({ errorKey, params, message }: FieldError) =>
    errorText({ code: errorKey, params, message });
  const main = [isMoved ? null : approve.error?.main, decline.error?.main].find(Boolean);
  const noteError = decline.error?.fields.map(inWords)[0];
  const confirm = (preview: Preview) => {
    setConfirmed(preview);
    decline.reset();
    // Decided, this card is gone before the order is read again: a callback of `mutate` would not be called.
    approve.mutateAsync({ id, fingerprint: preview.fingerprint, note }).then(
      () => notify.done(t('order-changes.approval.approved', { amount: amount(preview.refundMinor) })),
      async (failure: ValidationError) => {
        if (failure.main?.errorKey === 'change-moved-on') await query.refetch();
      },
    );
  };
  const refuse = () => {
    approve.reset();
    decline.mutateAsync({ id, note }).then(
      () => notify.done(t('order-changes.approval.declined', { amount: amount(change.refundMinor) })),
      // Shown where it was typed.
      () => {},
    );
  };
  const preview = query.data?.waitingChangePreview;
  return (
    <div className={styles.waits}>
      <Card
        title={t('order-changes.approval.title', { amount: amount(change.refundMinor) })}
        actions={
          limit != null && (
            <StatusTag tone="warning" mark="none">
              {t('order-changes.approval.limit', { amount: amount(limit) })}
            </StatusTag>
          )
        }
      >
        <div className={styles.halves}>
          <div>
            <p className={styles.text}>
              {t('order-changes.approval.asked', {
                name: askedByName,
                at: dateTime(change.askedAt, order.timeZone),
              })}
            </p>
            {reason && <blockquote className={styles.reason}>{reason}</blockquote>}
            {isMoved && confirmed && preview && (
              <MovedOn before={confirmed} now={preview} currency={order.currency} />
            )}
            <QueryView query={query} failed={t('order-changes.failed')}>
              {({ waitingChangePreview: shown }) => (
                <>
                  <PriceSteps
                    steps={shown.steps}
                    sum={{
                      label: method
                        ? t('order-changes.approval.backTo', { method: nameOfMethod(words, method) })
                        : t('order-changes.sum.refund'),
                      amountMinor: shown.refundMinor,
                    }}
                    currency={order.currency}
                  />
                  {change.cancelledCount > 0 && (
                    <p className={styles.quiet}>
                      {t('order-changes.approval.effect', {
                        count: change.cancelledCount,
                        email: order.buyerEmail,
                      })}
                    </p>
                  )}
                </>
              )}
            </QueryView>
          </div>
          <div className={styles.answer}>
            {main && <Notice tone="danger">{inWords(main)}</Notice>}
            <Textarea
              label={t('order-changes.approval.note', { name: askedByName })}
              placeholder={t('order-changes.approval.noteExample')}
              maxLength={1000}
              autosize
              minRows={2}
              value={note}
              error={noteError}
              onChange={({ currentTarget }) => setNote(currentTarget.value)}
            />
            <div className={styles.buttons}>
              <Button loading={decline.isPending} disabled={approve.isPending} onClick={refuse}>
                {t('order-changes.approval.decline')}
              </Button>
              <Button
                variant="filled"
                loading={approve.isPending}
                disabled={!preview || query.isFetching || decline.isPending}
                onClick={() => preview && confirm(preview)}
              >
                {t('order-changes.approval.approve', {
                  amount: amount(preview?.refundMinor ?? change.refundMinor),
                })}
              </Button>
            </div>
            <p className={styles.quiet}>{t('order-changes.approval.why', { name: askedByName })}</p>
          </div>
        </div>
      </Card>
    </div>
  );
}

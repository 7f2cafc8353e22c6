import type { VisitorChangeAnswer, VisitorChanges } from '@foyer/domain/order-changes/visitor-change.ts';
import { useState } from 'react';
import { RequestRefused, requestShop } from '../../app/shop-request.ts';
import { useTexts } from '../../app/texts.tsx';
import { useAct } from '../../app/use-act.ts';
import { Notice, ProblemNotice } from '../../components/notice.tsx';
import { openPayment } from '../../embed/leave-frame.ts';
import { PaymentMethods } from '../../steps/payment/payment-methods.tsx';
import { ChangeSteps, useShortVisit } from './change-price.tsx';
import { pathOfChanges } from './use-changes.ts';

interface WaitingChangeProps {
  secret: string;
  waiting: NonNullable<VisitorChanges['waiting']>;
  currency: string;
  reload: () => void;
}

/** The one change that waits: for its payment, also one that the museum asked for by mail, or for a second person. */
export function WaitingChange({ secret, waiting, currency, reload }: WaitingChangeProps) {
  const { t, money, longDateWithoutYear } = useTexts();
  const short = useShortVisit();
  const act = useAct();
  const [chosen, setMethod] = useState('');
  const { id, methods, payment, dueMinor, refundMinor, to, deadline, isOwn, waitsFor } = waiting;
  const method = methods.find((one) => one === chosen) ?? methods[0];
  const path = pathOfChanges(secret);
  const run = (work: () => Promise<void>) =>
    act.run(async () => {
      try {
        await work();
      } catch (error) {
        if (error instanceof RequestRefused) reload();
        throw error;
      }
    });
  const pay = () =>
    run(async () => {
      const body = { id, method };
      const { redirectUrl } = await requestShop<VisitorChangeAnswer>(`${path}/pay`, { method: 'POST', body });
      if (redirectUrl) openPayment(redirectUrl);
    });
  const withdraw = () =>
    run(async () => {
      await requestShop<null>(`${path}/withdraw`, { method: 'POST', body: { id } });
      reload();
    });

  if (payment === 'paid' || payment === 'pending') {
    const isPaid = payment === 'paid';
    return (
      <Notice
        kind="news"
        title={t(isPaid ? 'order-change.waiting.paid' : 'order-page.pending')}
        text={t(isPaid ? 'order-change.waiting.paidText' : 'order-change.waiting.pendingText')}
      >
        <span className="spinner" aria-hidden="true" />
      </Notice>
    );
  }
  const isPayment = waitsFor === 'payment';
  return (
    <section className="card waiting-change" aria-labelledby="waiting-change">
      <h2 id="waiting-change">
        {isPayment
          ? t('order-change.waiting.pay', { amount: money(dueMinor, currency) })
          : t('order-change.waiting.approval', { amount: money(refundMinor, currency) })}
      </h2>
      {payment === 'lost' && (
        <Notice kind="refusal" title={t('order-page.failed')} text={t('order-page.retryText')} />
      )}
      <p className="muted">
        {isPayment && deadline
          ? t('order-change.waiting.payText', {
              date: longDateWithoutYear(deadline.date),
              time: deadline.time,
            })
          : t('order-change.waiting.approvalText')}
      </p>
      <dl className="change-lines">
        {to && (
          <div>
            <dt className="muted">{t('order-change.to')}</dt>
            <dd>
              <strong>{short(to)}</strong>
            </dd>
          </div>
        )}
        <ChangeSteps steps={waiting.steps} currency={currency} />
      </dl>
      {act.problem && <ProblemNotice problem={act.problem} />}
      {isPayment && methods.length > 0 && (
        <PaymentMethods
          methods={methods.map((one) => ({ id: one, label: t(`shop.method.${one}`) }))}
          chosen={method ?? ''}
          onChoose={(one) => {
            act.dropAgain();
            setMethod(one);
          }}
        />
      )}
      {isPayment && methods.length === 0 && <Notice kind="refusal" title={t('order-change.noMethod')} />}
      <div className="order-acts">
        {isPayment && method && (
          <button
            type="button"
            className="button primary"
            aria-disabled={act.isPending}
            onClick={() => void pay()}
          >
            {act.isPending && <span className="spinner" aria-hidden="true" />}
            {t('shop.payment.payAmount', { amount: money(dueMinor, currency) })}
          </button>
        )}
        {isOwn && (
          <button
            type="button"
            className="button"
            aria-disabled={act.isPending}
            onClick={() => void withdraw()}
          >
            {t(isPayment ? 'order-change.waiting.withdraw' : 'order-change.waiting.withdrawRequest')}
          </button>
        )}
      </div>
    </section>
  );
}

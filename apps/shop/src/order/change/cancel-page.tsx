import type { VisitorWish } from '@foyer/domain/order-changes/visitor-change.ts';
import { useState } from 'react';
import { useTexts } from '../../app/texts.tsx';
import { Notice } from '../../components/notice.tsx';
import { StepLayout } from '../../components/step-layout.tsx';
import type { ChangePageProps } from './change-page-props.ts';
import { ChangePrice } from './change-price.tsx';
import { ChangeProblem } from './change-problem.tsx';
import { ChooseTickets } from './choose-tickets.tsx';
import { OrderLink } from './order-link.tsx';
import { useChoice } from './use-choice.ts';
import { usePreview } from './use-preview.ts';
import { useSendChange } from './use-send-change.ts';

/** One ticket or all: the visitor sees what goes back, and how, before the button. */
export function CancelPage({ path, order, changes, reload, made }: ChangePageProps) {
  const { t, money, refusal } = useTexts();
  const [tickets, chooseTickets] = useChoice('tickets');
  const [isAsked, setAsked] = useState(false);
  const able = changes.cancel?.ticketIds ?? [];
  const asked = tickets?.split(',') ?? (able.length === 1 ? able : []);
  const chosen = able.filter((id) => asked.includes(id));
  const wish: VisitorWish | null = chosen.length > 0 ? { cancel: chosen } : null;
  const preview = usePreview(path, wish);
  const { act, send } = useSendChange(path, {
    made,
    refused: () => {
      preview.reload();
      reload();
    },
  });
  const proceed = () => {
    setAsked(true);
    if (wish && preview.value) void send(wish, preview.value.fingerprint, null);
  };
  const title = t('order-change.cancel.title');
  const refundMinor = preview.value?.refundMinor ?? 0;
  const count = t('shop.ticketCount', { count: chosen.length });
  return (
    <StepLayout
      title={title}
      documentTitle={`${title} · ${order.client.name}`}
      lead={t('order-change.cancel.lead')}
      above={
        <>
          <OrderLink order={order} />
          <ChangeProblem act={act} />
          {isAsked && wish === null && !act.problem && (
            <Notice kind="refusal" title={refusal('no-tickets-chosen')} />
          )}
        </>
      }
      summary={
        <>
          <h2>{order.number}</h2>
          <p className="muted closure-when">{count}</p>
        </>
      }
      brief={
        <>
          {refundMinor > 0 && <strong className="figures">{money(refundMinor, changes.currency)}</strong>}
          <span>{count}</span>
        </>
      }
      action={{
        label: t('order-change.cancel.submit', { count: chosen.length }),
        isPending: act.isPending || preview.isLoading,
        onPress: proceed,
      }}
    >
      <ChooseTickets
        tickets={changes.tickets}
        chosen={chosen}
        onChoose={(ids) => {
          act.clearProblem();
          setAsked(false);
          chooseTickets(ids.join());
        }}
        refusalOf={({ cancelRefusal }) => cancelRefusal && refusal(cancelRefusal.code, cancelRefusal.params)}
      />
      {wish && (
        <ChangePrice
          preview={preview}
          currency={changes.currency}
          totalMinor={0}
          visits={null}
          paidBy={changes.paidBy}
        />
      )}
    </StepLayout>
  );
}

import { FormDialog } from '@foyer/ui/dialogs/form-dialog.tsx';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import type { Order } from '../order.ts';
import { useMayActOnOrders } from '../use-may-act-on-orders.ts';
import styles from './change.module.css';
import type { ChangeChoice } from './change-choice.ts';
import { ChangeReview } from './change-review.tsx';
import { ChooseChange } from './choose-change.tsx';
import { ChangeableTickets, OrderRules } from './order-changes.graphql.ts';
import { unscannedOf } from './unscanned-of.ts';
import { useOrderChange } from './use-order-change.ts';
import { isNothingWished, wishOf } from './wish-of.ts';

interface ChangeOrderDialogProps {
  order: Order;
  /** What it is opened for: what comes first, everything can be changed. */
  about: 'change-time' | 'rebook' | 'change-types';
  /** null = all that were not scanned. */
  ticketIds: readonly string[] | null;
  onClose: () => void;
}

/** Changes an order in two steps: what is wanted, then what that costs or returns and how. */
export function ChangeOrderDialog({ order, about, ticketIds, onClose }: ChangeOrderDialogProps) {
  const { t, money } = useMessages();
  const mayExtra = useMayActOnOrders('extra');
  const ticketQuery = useGraphqlQuery(ChangeableTickets, { orderId: order.id });
  const rulesQuery = useGraphqlQuery(OrderRules, { orderId: order.id });
  const tickets = ticketQuery.data?.changeableTickets;
  const rules = rulesQuery.data?.orderRules;
  const [step, setStep] = useState<1 | 2>(1);
  const [choice, setChoice] = useState<ChangeChoice>({
    ticketIds: ticketIds && [...ticketIds],
    visit: null,
    types: {},
    numbers: {},
    isFeeWaived: false,
    isAgainstRules: false,
    due: order.buyerEmail === '' ? 'elsewhere' : 'link',
    isRefunded: true,
  });
  const [reason, setReason] = useState('');
  const [isMailed, setMailed] = useState(true);
  const chosen = choice.ticketIds ?? unscannedOf(tickets);
  const wish = wishOf(choice, chosen, tickets ?? []);
  const isNothing = isNothingWished(wish);
  const change = useOrderChange({ order, wish, isComplete: !isNothing, reason, isMailed, onDone: onClose });
  const { preview } = change;
  const set = (changes: Partial<ChangeChoice>) => {
    setChoice((before) => ({ ...before, ...changes }));
    change.forget();
  };
  const isAgainst = change.errorCode?.startsWith('rebooking-') ?? false;
  return (
    <FormDialog
      opened
      title={t('order-changes.change.title', { number: order.number ?? '' })}
      submitLabel={submitText()}
      cancelLabel={t('order-changes.keep')}
      back={step === 2 ? { label: `← ${t('order-changes.back')}`, onClick: () => setStep(1) } : undefined}
      busy={change.busy}
      disabled={isNothing || !change.isReady}
      error={change.error}
      instead={!(tickets && rules) && <Waiting query={tickets ? rulesQuery : ticketQuery} />}
      onSubmit={() => (step === 1 ? setStep(2) : change.make())}
      onClose={onClose}
    >
      <p className={styles.lead}>
        {t(step === 1 ? 'order-changes.change.step1' : 'order-changes.change.step2')}
      </p>
      {tickets && rules && step === 1 && (
        <ChooseChange
          order={order}
          about={about}
          tickets={tickets}
          types={rules.types}
          chosen={chosen}
          choice={choice}
          mayExtra={mayExtra}
          canOverrule={isAgainst || choice.isAgainstRules}
          onChange={set}
        />
      )}
      {tickets && rules && step === 2 && preview && (
        <ChangeReview
          order={order}
          tickets={tickets}
          types={rules.types}
          cancelled={wish.cancel ?? []}
          choice={choice}
          preview={preview}
          movedFrom={change.movedFrom}
          mayExtra={mayExtra}
          reason={reason}
          reasonError={change.reasonError}
          isMailed={isMailed}
          onChange={set}
          onReason={setReason}
          onMailed={setMailed}
        />
      )}
    </FormDialog>
  );

  function submitText(): string {
    if (step === 1) return t('order-changes.change.next');
    if (!preview) return t('order-changes.change.act');
    const due = { amount: money(preview.dueMinor, order.currency) };
    const back = { amount: money(preview.refundMinor, order.currency) };
    if (preview.needsApproval) return t('order-changes.change.ask', back);
    if (preview.dueMinor > 0) return t(`order-changes.change.${choice.due}`, due);
    return preview.refundMinor > 0 ? t('order-changes.change.refund', back) : t('order-changes.change.act');
  }
}

function Waiting({ query }: { query: Parameters<typeof QueryView>[0]['query'] }) {
  const { t } = useMessages();
  return (
    <QueryView query={query} failed={t('order-changes.failed')}>
      {() => null}
    </QueryView>
  );
}

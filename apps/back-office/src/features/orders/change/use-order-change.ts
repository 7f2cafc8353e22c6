import type { OrderWishTyped } from '@foyer/domain/order-changes/order-change-input.ts';
import { randomUuid } from '@foyer/ui/random-uuid.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useDebouncedValue } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { useErrorText } from '../../../components/use-error-text.ts';
import { useNotify } from '../../../components/use-notify.ts';
import type { ChangeStepsFragment } from '../../../generated/operations.ts';
import { RequestError } from '../../../session/graphql/request-error.ts';
import { useGraphqlMutation } from '../../../session/graphql/use-graphql-mutation.ts';
import { useGraphqlQuery } from '../../../session/graphql/use-graphql-query.ts';
import {
  type FieldError,
  readValidationError,
  unexpected,
} from '../../../session/graphql/validation-error.ts';
import type { Order } from '../order.ts';
import { OrderDetails, OrderLedger, OrderList } from '../orders.graphql.ts';
import { ChangeableTickets, ChangeOrder, OrderChangePreview, OrderRules } from './order-changes.graphql.ts';

export type Preview = ChangeStepsFragment;

/** What a change makes old. */
export const changedQueries = [OrderDetails, OrderLedger, OrderList, OrderRules, ChangeableTickets];

interface ChangeToMake {
  order: Order;
  wish: OrderWishTyped;
  /** Nothing is asked while nothing is chosen. */
  isComplete: boolean;
  reason: string;
  isMailed: boolean;
  /** Instead of the general words, where making it fails without a known reason. */
  failedText?: string;
  onDone: () => void;
}

export type OrderChange = ReturnType<typeof useOrderChange>;

/**
 * Prices what is wanted of an order and makes it as it was shown. Where the order is another one by then, it is priced and
 * asked again; what was typed stays. However often it is confirmed, it is made once: its id is chosen with the dialog.
 */
export function useOrderChange({
  order,
  wish,
  isComplete,
  reason,
  isMailed,
  failedText,
  onDone,
}: ChangeToMake) {
  const { t, money } = useMessages();
  const notify = useNotify();
  const errorText = useErrorText();
  const [id] = useState(randomUuid);
  // Its text is compared: a wish is a new one each time it is drawn.
  const wanted = isComplete ? JSON.stringify(wish) : null;
  const [settled] = useDebouncedValue(wanted, 200);
  const isSettled = settled === wanted;
  const priced: OrderWishTyped = settled === null ? wish : JSON.parse(settled);
  const query = useGraphqlQuery(
    OrderChangePreview,
    { orderId: order.id, wish: priced },
    { keepPrevious: true, enabled: isComplete && settled !== null },
  );
  const mutation = useGraphqlMutation(ChangeOrder, { refetch: changedQueries });
  const [confirmed, setConfirmed] = useState<Preview | null>(null);
  const last = useRef<Preview>(undefined);
  const preview = isComplete ? query.data?.orderChangePreview : undefined;
  if (preview) last.current = preview;
  const isMoved = mutation.error?.main?.errorKey === 'change-moved-on';
  const refused =
    query.error instanceof RequestError && isComplete ? readValidationError(query.error.errors) : null;
  const failure = isMoved ? refused : (mutation.error ?? refused);
  const inWords = ({ errorKey, params, message }: FieldError) => {
    if (mutation.error && errorKey === unexpected && failedText) return failedText;
    const { maximumMinor } = params;
    const maximum = money(Number(maximumMinor ?? last.current?.maximumRefundMinor ?? 0), order.currency);
    return errorText({ code: errorKey, params: { ...params, maximum }, message });
  };
  const atField = (name: string) =>
    failure?.fields.filter(({ field }) => field.endsWith(name)).map(inWords)[0];
  const one =
    failure && (failure.main ?? failure.fields.find(({ field }) => !/(reason|refundMinor)$/.test(field)));
  const isReady = isSettled && preview !== undefined && !query.isPlaceholderData && !query.isFetching;
  const make = () => {
    if (!preview || !isReady) return;
    setConfirmed(preview);
    mutation.mutate(
      { id, orderId: order.id, wish: priced, fingerprint: preview.fingerprint, reason, isMailed },
      {
        onSuccess: () => {
          notify.done(doneText(preview));
          onDone();
        },
        onError: async ({ main }) => {
          if (main?.errorKey === 'change-moved-on') await query.refetch();
        },
      },
    );
  };
  return {
    /** What was priced last stays in sight while something cannot be. */
    preview: isComplete ? (preview ?? last.current) : undefined,
    make,
    isReady: isReady && !refused,
    busy: mutation.isPending,
    /** What was shown when it was refused because of that. */
    movedFrom: isMoved && isSettled ? confirmed : null,
    error: one ? inWords(one) : null,
    errorCode: one?.errorKey,
    /** What is to be written where colleagues read why. */
    reasonError: atField('reason'),
    amountError: atField('refundMinor'),
    /** Of another wish, the refusals of the last one are gone. */
    forget: () => mutation.reset(),
  };

  function doneText({ needsApproval, dueMinor, refundMinor }: Preview): string {
    const amount = (minor: number) => money(minor, order.currency);
    if (needsApproval) return t('order-changes.done.asked', { amount: amount(refundMinor) });
    if (dueMinor > 0 && (wish.due ?? 'link') === 'link') {
      return t('order-changes.done.link', { amount: amount(dueMinor), email: order.buyerEmail });
    }
    return refundMinor > 0
      ? t('order-changes.done.refund', { amount: amount(refundMinor) })
      : t('order-changes.done.changed');
  }
}

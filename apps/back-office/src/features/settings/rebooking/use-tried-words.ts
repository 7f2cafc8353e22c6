import type { RebookingCode } from '@foyer/domain/rebooking/rebooking-reason.ts';
import type { MessageKey } from '@foyer/i18n/message-key.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useErrorText } from '../../../components/use-error-text.ts';
import type { TryRebookingQuery } from '../../../generated/operations.ts';

type Tried = NonNullable<TryRebookingQuery['triedRebooking']>;
type TriedTicket = Tried['tickets'][number];

/** Why a ticket stays as it is. */
const stays: Partial<Record<RebookingCode, MessageKey>> = {
  'rebooking-ticket-scanned': 'rebooking.try.stays.scanned',
  'rebooking-no-visit': 'rebooking.try.stays.no-visit',
};

/** The verdict of the rules on an order in a sentence, and the facts that it rests on. */
export function useTriedWords() {
  const { t, date, money } = useMessages();
  const errorText = useErrorText();

  const reasonInWords = ({ code, params, isRule, exceptionName }: TriedTicket['reasons'][number]) => {
    const reason = errorText({ code, params: params as Record<string, string | number> });
    if (exceptionName) return t('rebooking.try.byException', { reason, name: exceptionName });
    return isRule ? t('rebooking.try.bySettings', { reason }) : reason;
  };

  return function inWords(tried: Tried): { title: string; facts: string[]; isGood: boolean } {
    const { tickets, isSold, isAllowed, untilDate, currency } = tried;
    if (!isSold) return { title: t('rebooking.try.notSold'), facts: [], isGood: false };
    const moving = tickets.filter(({ outcome }) => outcome !== 'stays');
    const staying = tickets.flatMap(({ outcome, reasons: [reason] }, index) =>
      outcome === 'stays' && reason
        ? [t(stays[reason.code] ?? 'rebooking.try.stays', { number: index + 1 })]
        : [],
    );
    const refusals = [...new Set(moving.flatMap(({ reasons }) => reasons.map(reasonInWords)))];
    const names = [...new Set(moving.flatMap(({ exceptionNames }) => exceptionNames))];
    const fees = [...Map.groupBy(moving, ({ feeMinor }) => feeMinor)].map(([feeMinor, of]) =>
      feeMinor === 0
        ? t('rebooking.free')
        : t('rebooking.try.fee', { fee: money(feeMinor, currency), count: of.length }),
    );
    const times = [
      ...new Set(moving.map(({ timesRebooked, mostTimes }) => `${timesRebooked} ${mostTimes}`)),
    ].map((pair) => {
      const [used = '', most = ''] = pair.split(' ');
      return t('rebooking.try.times', { used, most });
    });
    const applied = names.map((name) => t('rebooking.try.exception', { name }));
    const exceptions = names.length > 0 ? applied : [t('rebooking.try.noException')];
    if (!isAllowed) {
      return {
        title: t('rebooking.try.no'),
        facts: moving.length > 0 ? [...refusals, ...staying] : staying,
        isGood: false,
      };
    }
    const title = untilDate ? t('rebooking.try.yesUntil', { date: date(untilDate) }) : t('rebooking.try.yes');
    return { title, facts: [...times, ...fees, ...exceptions, ...staying], isGood: true };
  };
}

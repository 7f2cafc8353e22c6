import { useMessages } from '@foyer/ui/states/messages.tsx';
import { useClientFacts } from '../../../components/use-client-facts.ts';
import { type DifferingRule, differingRules, type ShownException } from './exception-form.ts';

/** An exception in words. */
export function useExceptionWords() {
  const { t, date, money } = useMessages();
  const currency = useClientFacts()?.currency ?? 'EUR';
  const none = '–';
  const ruleInWords = (exception: ShownException, rule: DifferingRule): string => {
    const value = exception[rule];
    if (value === null || exception.isAllowed === false) return none;
    if (rule === 'feeMinor') return value === 0 ? t('rebooking.free') : money(Number(value), currency);
    if (rule === 'mostTimes') return String(value);
    if (rule === 'isDifferenceReturned')
      return t(value ? 'rebooking.refundDifference' : 'rebooking.keepDifference');
    if (rule === 'earlierDays' && value === 0) return t('rebooking.notAllowed');
    return t(`rebooking.value.${rule}`, { count: Number(value) });
  };
  const latestMoment = (exception: ShownException) =>
    exception.isAllowed === false ? t('rebooking.notAllowed') : ruleInWords(exception, 'latestHours');
  const kindInWords = ({ kind, from, until, partOf }: ShownException) => {
    const name = t(`rebooking.kind.${kind}`);
    if (from && until) return t('rebooking.periodOf', { from: date(from), until: date(until) });
    return partOf ? `${name}, ${partOf}` : name;
  };
  /** What differs beside the columns of the table. */
  const furtherRules = (exception: ShownException): string[] => {
    const inColumns: readonly DifferingRule[] = ['latestHours', 'mostTimes', 'feeMinor', 'earlierDays'];
    return differingRules
      .filter(
        (rule) => !inColumns.includes(rule) && exception[rule] !== null && exception.isAllowed !== false,
      )
      .map((rule) => ruleInWords(exception, rule));
  };
  return { ruleInWords, latestMoment, kindInWords, furtherRules };
}

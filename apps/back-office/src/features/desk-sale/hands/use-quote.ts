import type { ContentLanguage } from '@foyer/domain/catalog/content-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useErrorText } from '../../../components/use-error-text.ts';
import { operationName } from '../../../session/graphql/graphql-document.ts';
import { RequestError } from '../../../session/graphql/request-error.ts';
import { type FieldError, readValidationError } from '../../../session/graphql/validation-error.ts';
import { DeskQuote } from '../desk-sale.graphql.ts';
import { tooFewPlaces } from '../places-of-sale.ts';
import {
  type DeskGroup,
  deskWishOf,
  estimateMinor,
  isEmpty,
  isWithoutTime,
  type SaleState,
} from '../sale-state.ts';
import type { DeskHand, ShownQuote } from './desk-hand.ts';

export interface QuoteOfSale {
  /** Of exactly what is counted; undefined while it is asked for, or where it was refused. */
  quote: ShownQuote | undefined;
  /** Nothing is in the way of it but the time that its answer takes. */
  isAsked: boolean;
  /** The answer that is on its way; undefined where it is a refusal. */
  answer: () => Promise<ShownQuote | undefined>;
  /** The total, or what the prices of the offer come to until it has been answered. */
  totalMinor: number;
  refusals: readonly FieldError[];
  /** The words of a refusal at one of these fields. */
  errorAt: (...fields: string[]) => string | null;
}

const withoutLanguage = (wish: unknown): string => JSON.stringify({ ...Object(wish), language: null });

/** What is counted, at the prices of this moment: the last answer stays until the next one. */
export function useQuote(
  sale: SaleState,
  groups: readonly DeskGroup[],
  {
    date,
    language,
    isDayComing,
    hand,
  }: { date: string; language: ContentLanguage; isDayComing: boolean; hand: DeskHand },
): QuoteOfSale {
  const errorText = useErrorText();
  const input = deskWishOf(sale, { date, language });
  const nothing = isEmpty(sale);
  const lacksTime = isWithoutTime(sale, groups);
  const tooFew = lacksTime ? null : tooFewPlaces(sale, groups);
  const cannot = nothing || lacksTime || tooFew !== null;
  const query = useQuery({
    queryKey: [operationName(DeskQuote), hand.name, input] as const,
    queryFn: () => hand.quote(input),
    enabled: !cannot,
    // A payment asks again, and a desk that lost its connection takes the price from its lease.
    retry: false,
    // Another language has the same price: what is being paid must not become the estimate, without its discount, meanwhile.
    placeholderData: (last, of) =>
      of?.queryKey[1] === hand.name && withoutLanguage(of.queryKey[2]) === withoutLanguage(input)
        ? last
        : undefined,
  });
  const { error } = query;
  const refusals = useMemo(() => {
    if (nothing || !(error instanceof RequestError)) return [];
    const { main, fields } = readValidationError(error.errors);
    return [...(main ? [main] : []), ...fields];
  }, [error, nothing]);
  const quote = cannot || error ? undefined : query.data;
  return {
    quote,
    isAsked: !cannot && !error && quote === undefined,
    answer: async () => (await query.refetch({ cancelRefetch: false })).data,
    totalMinor: quote?.totalMinor ?? estimateMinor(sale.counts, groups),
    refusals,
    errorAt: (...wanted) => {
      if (lacksTime && isDayComing) return null;
      if (lacksTime) return wanted.includes('timeslotId') ? errorText({ code: 'timeslot-required' }) : null;
      if (tooFew !== null) {
        const code = { code: 'not-enough-places', params: { left: tooFew } };
        return wanted.includes('timeslotId') ? errorText(code) : null;
      }
      const found = refusals.find(({ field }) =>
        wanted.some((name) => field === name || field.startsWith(`${name}.`)),
      );
      return found ? errorText({ ...found, code: found.errorKey }) : null;
    },
  };
}

import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ticketTypeName } from '../../components/ticket-type-name.ts';
import { useClientFacts } from '../../components/use-client-facts.ts';
import type { SeriesListQuery } from '../../generated/operations.ts';

export type SeriesRow = NonNullable<
  NonNullable<SeriesListQuery['barcodeSeriesList']['edges'][number]>['node']
>;

interface Named {
  descriptions: readonly { language: string; name: string }[];
}

/** What series and their ticket types are called. */
export function useSeriesWords() {
  const { t, number } = useMessages();
  const language = useClientFacts()?.contentLanguages[0];
  const nameOf = (type: Named): string => ticketTypeName(type, language);
  return {
    nameOf,
    types: (types: readonly Named[]) => types.map(nameOf).join(', '),
    groups: (types: readonly { ticketGroup: { name: string } }[]) =>
      [...new Set(types.map(({ ticketGroup }) => ticketGroup.name))].join(', '),
    left: (remaining: number) =>
      remaining > 0 ? t('barcodes.left', { left: number(remaining) }) : t('barcodes.usedUp'),
  };
}

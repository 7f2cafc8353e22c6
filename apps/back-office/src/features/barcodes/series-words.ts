import { useMessages } from '@foyer/ui/states/messages.tsx';
import { ticketTypeName } from '../../components/names/ticket-type-name.ts';
import { useStaffLanguage } from '../../components/names/use-staff-language.ts';
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
  const language = useStaffLanguage();
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

import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { SeriesListQuery } from '../../generated/operations.ts';

export type SeriesRow = NonNullable<
  NonNullable<SeriesListQuery['barcodeSeriesList']['edges'][number]>['node']
>;

interface Named {
  descriptions: readonly { language: string; name: string }[];
}

/** What series and their ticket types are called, in the reader's language where they have a name in it. */
export function useSeriesWords() {
  const { t, number, intlLocale } = useMessages();
  const language = intlLocale.slice(0, 2);
  const nameOf = ({ descriptions }: Named): string => {
    const named = descriptions.filter(({ name }) => name !== '');
    return (named.find((one) => one.language === language) ?? named[0])?.name ?? '';
  };
  return {
    nameOf,
    types: (types: readonly Named[]) => types.map(nameOf).join(', '),
    groups: (types: readonly { ticketGroup: { name: string } }[]) =>
      [...new Set(types.map(({ ticketGroup }) => ticketGroup.name))].join(', '),
    left: (remaining: number) =>
      remaining > 0 ? t('barcodes.left', { left: number(remaining) }) : t('barcodes.usedUp'),
  };
}

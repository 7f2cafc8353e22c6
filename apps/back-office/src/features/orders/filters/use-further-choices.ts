import { contentLanguages } from '@foyer/domain/catalog/content-text.ts';
import {
  cancelReasons,
  donationFilters,
  failedFilters,
  methodFilters,
  providerFilters,
  scanFilters,
} from '@foyer/domain/orders/order-facets.ts';
import { useMessages } from '@foyer/ui/states/messages.tsx';
import type { FilterOption } from '@foyer/ui/table/filter-chip.tsx';
import type { FurtherFilter } from '../order-filters.ts';
import { nameOfMethod } from '../order-names.ts';

/** The choices of each further filter; those that are typed have none. */
export function useFurtherChoices(): Record<Exclude<FurtherFilter, 'time' | 'discount'>, FilterOption[]> {
  const words = useMessages();
  const { t, intlLocale } = words;
  const languages = new Intl.DisplayNames([intlLocale], { type: 'language' });
  const named = <Value extends string>(values: readonly Value[], nameOf: (value: Value) => string) =>
    values.map((value) => ({ value, label: nameOf(value) }));
  return {
    scan: named(scanFilters, (value) => t(`order-filters.scan.${value}`)),
    method: named(methodFilters, (value) => nameOfMethod(words, value)),
    provider: named(providerFilters, (value) => t(`order-filters.provider.${value}`)),
    language: named(contentLanguages, (value) => languages.of(value) ?? value),
    donation: named(donationFilters, (value) => t(`order-filters.donation.${value}`)),
    reason: named(cancelReasons, (value) => t(`order-filters.reason.${value}`)),
    failed: named(failedFilters, (value) => t(`order-filters.failed.${value}`)),
  };
}
